import { useState } from "react";
import { languageName } from "#shared/back-office-language.ts";
import { LANGUAGES } from "#shared/language.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { DraftData } from "../draft.ts";
import { messages } from "./messages.ts";

const words = messages.byHand;

const OF_BUSINESS = ["company", "companyRegister", "vatNumber"] as const;
type OfBusiness = (typeof OF_BUSINESS)[number];

interface CustomerFieldsProps {
  data: DraftData;
  onChange: (change: Partial<DraftData>) => void;
  /** What is wrong with each field, by its name in the request. */
  problems: Readonly<Record<string, string>>;
}

/** Who buys. What only a business has is asked when one buys. */
export function CustomerFields({ data, onChange, problems }: CustomerFieldsProps) {
  const [isBusiness, setBusiness] = useState(OF_BUSINESS.some((field) => data[field]));
  const text = (field: "firstName" | "lastName" | "email" | OfBusiness, name: string) => (
    <TextField
      label={words[field]}
      type={field === "email" ? "email" : "text"}
      autoComplete="off"
      required={!OF_BUSINESS.some((one) => one === field)}
      value={data[field] ?? ""}
      error={problems[name]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-4 *:min-w-0 sm:grid-cols-2">
      <legend className="mb-3 text-base font-semibold">{words.customer}</legend>
      {text("firstName", "first_name")}
      {text("lastName", "last_name")}
      {text("email", "email")}
      <SelectField
        label={words.language}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        value={data.language}
        onChange={({ target }) => onChange({ language: LANGUAGES.find((one) => one === target.value) ?? "en" })}
      />
      <Checkbox
        label={words.isBusiness}
        className="sm:col-span-2"
        checked={isBusiness}
        onChange={({ target }) => {
          setBusiness(target.checked);
          if (!target.checked) onChange({ company: "", companyRegister: "", vatNumber: "" });
        }}
      />
      {isBusiness && (
        <>
          {text("company", "company")}
          {text("companyRegister", "company_register")}
          {text("vatNumber", "vat_number")}
        </>
      )}
    </fieldset>
  );
}
