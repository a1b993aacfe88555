import { useState } from "react";
import { DELIVERY_COUNTRIES, DELIVERY_COUNTRY_CODES, needsState } from "#features/shipping/countries.ts";
import { DEFAULT_DIALLING_CODE, DIALLING_CODES, diallingCode } from "#features/shipping/dialling-codes.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { texts } from "../texts.ts";

const CUSTOM = "custom";
const countries = DELIVERY_COUNTRY_CODES.map((code) => ({ value: code, label: DELIVERY_COUNTRIES[code] }));
const codes = [
  ...DIALLING_CODES.map(([, name, code]) => ({ value: code, label: `${name} (${code})` })),
  { value: CUSTOM, label: texts.fields.anotherCode },
];

interface AddressFieldsProps {
  country: string;
  onCountry(country: string): void;
  problems: Record<string, string>;
}

/** Who gets the parcel and where, in the order in which people write an address; browsers fill it in by themselves. */
export function AddressFields({ country, onCountry, problems }: AddressFieldsProps) {
  const field = (name: string, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    error: problems[name],
    required: true,
  });
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField {...field("firstName", texts.fields.firstName, "given-name")} maxLength={100} />
      <TextField {...field("lastName", texts.fields.lastName, "family-name")} maxLength={100} />
      <TextField
        {...field("email", texts.fields.email, "email")}
        type="email"
        inputMode="email"
        maxLength={254}
        className="sm:col-span-2"
        hint={texts.fields.emailHint}
      />
      <SelectField
        {...field("mainDeliveryCountry", texts.fields.country, "country")}
        options={countries}
        placeholder={texts.fields.chooseCountry}
        value={country}
        onChange={(event) => onCountry(event.currentTarget.value)}
        className="sm:col-span-2"
      />
      <TextField
        {...field("address", texts.fields.address, "street-address")}
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField {...field("city", texts.fields.city, "address-level2")} maxLength={100} />
      <TextField {...field("zip", texts.fields.zip, "postal-code")} maxLength={20} />
      {needsState(country) && (
        <TextField {...field("state", texts.fields.state, "address-level1")} maxLength={60} className="sm:col-span-2" />
      )}
      <PhoneFields problem={problems.phoneNumber} />
    </div>
  );
}

function PhoneFields({ problem }: { problem: string | undefined }) {
  const [code, setCode] = useState(DEFAULT_DIALLING_CODE);
  const [custom, setCustom] = useState("");
  const chosen = code === CUSTOM ? (diallingCode(custom) ?? "") : code;
  return (
    <>
      <div className="grid content-start gap-4">
        <SelectField
          label={texts.fields.countryCode}
          autoComplete="tel-country-code"
          options={codes}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          required
        />
        {code === CUSTOM && (
          <TextField
            label={texts.fields.customCode}
            inputMode="tel"
            value={custom}
            maxLength={6}
            onChange={(event) => setCustom(event.currentTarget.value)}
            required
          />
        )}
        <input type="hidden" name="countryCode" value={chosen} />
      </div>
      <TextField
        name="phoneNumber"
        label={texts.fields.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        error={problem}
        required
      />
    </>
  );
}
