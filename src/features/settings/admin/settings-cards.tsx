import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { screen } from "./texts.ts";
import { type SettingValues, useSettingsForm } from "./use-settings-form.ts";

interface CardProps {
  values: SettingValues;
  /** Tells whether anything here waits to be saved. */
  onDirty: (isDirty: boolean) => void;
}
