/** Whether a name such as "Europe/Tallinn" stands for a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    // An offset such as "+02:00" is one too, but knows no change of the clocks.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The day it is there at that moment: "2026-11-21". */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);

export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
