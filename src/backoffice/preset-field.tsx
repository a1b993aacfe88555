import { useState } from "react";
import { useStore } from "#api-client/use-store.ts";
import { dayIn } from "#shared/day.ts";
import { type Period, PRESET_NAMES, PRESETS, type Preset, presetOf } from "#shared/periods.ts";
import { SelectField } from "#ui/select-field.tsx";
import { messages } from "./messages.ts";

interface PresetFieldProps {
  period: Period;
  onChange: (period: Period) => void;
  /** Both days may be empty. */
  isOptional?: boolean;
}

/** Fills the two days beside it by the name of a period. */
export function PresetField({ period, onChange, isOptional = false }: PresetFieldProps) {
  const words = messages.period;
  const today = dayIn(useStore().settings.timeZone, new Date());
  const [chosen, setChosen] = useState<Preset>();
  const preset = presetOf(period, today, chosen);
  const isAny = isOptional && !period.from && !period.to;
  return (
    <SelectField
      label={words.label}
      options={[
        ...(isOptional ? [{ value: "any", label: words.presets.any }] : []),
        ...PRESET_NAMES.map((value) => ({ value, label: words.presets[value] })),
      ]}
      placeholder={preset || isAny ? undefined : words.presets.own}
      value={preset ?? (isAny ? "any" : "")}
      onChange={({ target: { value } }) => {
        const name = PRESET_NAMES.find((one) => one === value);
        setChosen(name);
        if (name) onChange(PRESETS[name](today));
        else if (value === "any") onChange({ from: "", to: "" });
      }}
    />
  );
}
