// What a run of the bench has to tell, as one list, and how it stands beside the last run that was accepted.

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the machine could do at best in the same run: a bare server's figure, renderToString. */
  limit?: number;
  /** The value by its limit. Where there is one it is compared with an accepted run, else the value itself. */
  ratio?: number;
  /** As a share of what was accepted. */
  mayGetWorse: number;
}

/** What is counted or is processor time depends less on who else uses the machine than what a clock says. */
const TENTH = 0.1;
const BY_THE_CLOCK = 0.5;

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const figure = (name: string, value: number, unit: string, limit?: number): Figure => ({
  name,
  value: rounded(value, 3),
  unit,
  ...(limit && { limit: rounded(limit, 3), ratio: rounded(value / limit, 3) }),
  mayGetWorse: TENTH,
});

export const byTheClock = (...told: Parameters<typeof figure>): Figure => ({
  ...figure(...told),
  mayGetWorse: BY_THE_CLOCK,
});

const compared = ({ value, ratio = value }: Figure) => ratio;

/** How much worse, as a share of what was accepted; less than nothing is better. Of what is told a second, more is better. */
function worseBy(now: Figure, accepted: Figure): number {
  const change = compared(now) / compared(accepted);
  return now.unit === "a second" ? 1 - change : change - 1;
}

/** The rows of the table, and what got worse by more than it may. */
export function besideAccepted(figures: readonly Figure[], accepted: readonly Figure[]) {
  const known = new Map(accepted.map((one) => [one.name, one]));
  const rows: Record<string, object> = {};
  const worse: string[] = [];
  for (const now of figures) {
    const { name, value, unit, limit = "", ratio = "", mayGetWorse } = now;
    const before = known.get(name);
    const change = before ? worseBy(now, before) : 0;
    const told = `${Math.abs(change * 100).toFixed(0)} % ${change > 0 ? "worse" : "better"}`;
    rows[name] = { value, unit, limit, ratio, accepted: before ? compared(before) : "", change: before ? told : "new" };
    if (change > mayGetWorse) worse.push(`${name}: ${told}`);
  }
  return { rows, worse };
}
