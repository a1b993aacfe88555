import { diallingCodeOfCity } from "#features/shipping/cities.ts";
import { needsState } from "#features/shipping/countries.ts";
import { US_STATES } from "#features/shipping/us-states.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { FieldName, Problems } from "../form-problems.ts";
import { messages } from "../messages.ts";
import type { Draft } from "./checkout-draft.ts";
import { type PhoneCode, PhoneFields } from "./phone-fields.tsx";

const states = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

interface ContactFieldsProps {
  draft: Draft;
  problems: Problems;
}

const fieldsIn =
  (draft: Draft, problems: Problems) => (name: FieldName & keyof typeof messages.fields, autoComplete: string) => ({
    name,
    label: messages.fields[name],
    autoComplete,
    error: problems[name],
    defaultValue: draft[name],
    required: true,
  });

export const ContactFields = ({ draft, problems }: ContactFieldsProps) => (
  <TextField
    {...fieldsIn(draft, problems)("email", "email")}
    type="email"
    inputMode="email"
    maxLength={254}
    hint={messages.fields.emailHint}
  />
);

interface AddressFieldsProps extends ContactFieldsProps {
  country: string;
  phone: PhoneCode;
}

/** Who gets the parcel and where, in the order in which people write an address; browsers fill it in by themselves. */
export function AddressFields({ draft, country, phone, problems }: AddressFieldsProps) {
  const field = fieldsIn(draft, problems);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6">
      <TextField {...field("firstName", "given-name")} maxLength={100} />
      <TextField {...field("lastName", "family-name")} maxLength={100} />
      <TextField {...field("address", "street-address")} maxLength={200} className="col-span-2" />
      <TextField
        {...field("city", "address-level2")}
        maxLength={100}
        onChange={(event) => phone.guess(diallingCodeOfCity(event.currentTarget.value))}
      />
      <TextField {...field("zip", "postal-code")} maxLength={20} />
      {needsState(country) && (
        <SelectField
          {...field("state", "address-level1")}
          options={states}
          placeholder={messages.fields.chooseState}
          className="col-span-2"
        />
      )}
      <PhoneFields phone={phone} number={draft.phoneNumber} problem={problems.phoneNumber} />
    </div>
  );
}
