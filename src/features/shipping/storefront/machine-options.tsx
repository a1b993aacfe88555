import { Check, ChevronDown } from "lucide-react";
import { memo } from "react";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { messages } from "../machine-messages.ts";
import type { FoundMachine, MachineGroup } from "../machine-search.ts";
import { MachineWords } from "./machine-words.tsx";

/**
 * What of a provider is shown at first, and what each "Show more" adds: a country may have ten thousand machines, and the
 * next provider should not be far from the thumb.
 */
const STEP = 20;

/** A machine, or the line that shows more of a provider. */
export type OptionRow =
  | { kind: "machine"; id: string; found: FoundMachine }
  | { kind: "more"; id: string; provider: string; upTo: number; next: string; left: number };

export interface OptionGroup {
  provider: string;
  id: string;
  count: number;
  options: OptionRow[];
}

export function optionGroups(
  groups: readonly MachineGroup[],
  extended: ReadonlyMap<string, number>,
  listId: string,
): OptionGroup[] {
  const idOf = (found: FoundMachine | undefined) => `${listId}-${found?.machine.id}`;
  return groups.map(({ provider, found }) => {
    const shown = extended.get(provider) ?? STEP;
    const left = found.length - shown;
    const id = `${listId}-${provider}`;
    const options: OptionRow[] = found.slice(0, shown).map((one) => ({ kind: "machine", id: idOf(one), found: one }));
    if (left > 0)
      options.push({ kind: "more", id: `${id}-more`, provider, upTo: shown + STEP, next: idOf(found[shown]), left });
    return { provider, id, count: found.length, options };
  });
}

type OptionsProps = {
  id: string;
  groups: readonly OptionGroup[];
  value: string | null;
  active: string | undefined;
  onAct(row: OptionRow): void;
};

export function MachineOptions({ id, groups, value, active, onAct }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={messages.list} className="-mx-6">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box holds groups, and a field set is none.
        <div key={group.id} role="group" aria-labelledby={group.id}>
          <div id={group.id} className="eyebrow flex justify-between gap-4 bg-linen px-6 py-2 text-stone">
            <span>{group.provider}</span> <span className="figures">{group.count.toLocaleString(currentLocale())}</span>
          </div>
          {group.options.map((row) => (
            <Option
              key={row.id}
              row={row}
              isActive={row.id === active}
              isChosen={row.kind === "machine" && row.found.machine.id === value}
              onAct={onAct}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { row: OptionRow; isActive: boolean; isChosen: boolean; onAct(row: OptionRow): void };

function Option({ row, isActive, isChosen, onAct }: OptionProps) {
  return (
    <button
      type="button"
      id={row.id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      // The search field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAct(row)}
      className={classes(
        "flex min-h-11 w-full scroll-mt-40 scroll-mb-4 items-start justify-between gap-4 border-b border-beige px-6 py-3 text-left transition-colors duration-quick hover:bg-linen",
        isChosen && "bg-linen",
        isActive && "bg-linen inset-ring-2 inset-ring-gold-deep",
      )}
    >
      <OptionWords row={row} />
      {isChosen && <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-deep" />}
    </button>
  );
}

const OptionWords = memo(function OptionWords({ row }: { row: OptionRow }) {
  if (row.kind === "machine") return <MachineWords machine={row.found.machine} km={row.found.km} />;
  return (
    <span className="inline-flex items-center gap-2 self-center text-sm font-medium text-gold-deep">
      <ChevronDown aria-hidden="true" className="size-4" />
      {messages.more(Math.min(STEP, row.left), row.provider)}
    </span>
  );
});
