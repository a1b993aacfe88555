import type { ReactNode } from "react";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "./messages.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;

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

/** From, to, and of which payments: sales, or tests. */
export function PeriodFilter({ period, onChange, children }: PeriodFilterProps) {
  const words = messages.period;
  return (
    <search aria-label={words.label} className="mb-4 grid grid-cols-2 gap-3 **:min-w-0 xl:grid-cols-4">
      <TextField
        type="date"
        label={words.from}
        value={period.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="date"
        label={words.to}
        value={period.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
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
