import { type ReactNode, useState } from "react";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { messages } from "./messages.ts";
import { PresetField } from "./preset-field.tsx";

/** A year is 0002 while it is typed. */
const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;

/** Days as they stand in the address, and whether they are of test payments. */
export interface PeriodFilters {
  from: string;
  to: string;
  test: string;
}

/** What is no day is that of `defaults`. */
export const periodOf = (filters: PeriodFilters, defaults: PeriodFilters) => ({
  from: DAY.test(filters.from) ? filters.from : defaults.from,
  to: DAY.test(filters.to) ? filters.to : defaults.to,
  test: filters.test === "true" ? ("true" as const) : ("false" as const),
});

interface PeriodFilterProps {
  period: PeriodFilters;
  onChange: (changes: Partial<PeriodFilters>) => void;
  /** Filters before that of payments. */
  children?: ReactNode;
}

/** A period by its name or its days, and of which payments: sales, or tests. */
export function PeriodFilter({ period, onChange, children }: PeriodFilterProps) {
  const words = messages.period;
  return (
    <search
      aria-label={words.label}
      className="mb-4 grid grid-cols-2 gap-3 **:min-w-0 max-xl:*:first:col-span-2 max-xl:[&>:nth-child(4):last-child]:col-span-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
    >
      <PresetField period={period} onChange={onChange} />
      <DayField label={words.from} day={period.from} onChange={(from) => onChange({ from })} />
      <DayField label={words.to} day={period.to} onChange={(to) => onChange({ to })} />
      {children}
      <SelectField
        label={words.payments}
        options={[
          { value: "false", label: words.real },
          { value: "true", label: words.test },
        ]}
        value={period.test}
        onChange={({ target }) => onChange({ test: target.value })}
      />
    </search>
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** A day that always is one. What is cleared, or half typed, stays so until the field is left. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateField
      label={label}
      value={typed ?? day}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (DAY.test(value)) onChange(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
