import { useRef, useState } from "react";
import { DIALLING_CODES, diallingCode, namedDiallingCodes } from "#features/shipping/dialling-codes.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";

const CUSTOM = "custom";
const isListed = (code: string) => DIALLING_CODES.some(([, , listed]) => listed === code);

export interface PhoneCode {
  code: string;
  /** The shopper chose the code; from then on no guess changes it (decision 16). */
  pick(code: string): void;
  isPicked(): boolean;
  /** From a country or a city; null guesses nothing. */
  guess(code: string | null): void;
}

export function usePhoneCode(first: string, isPickedAlready: boolean): PhoneCode {
  const [code, setCode] = useState(first);
  const isPicked = useRef(isPickedAlready);
  return {
    code,
    pick: (picked) => {
      isPicked.current = true;
      setCode(picked);
    },
    isPicked: () => isPicked.current,
    guess: (guessed) => {
      if (guessed && !isPicked.current) setCode(guessed);
    },
  };
}

interface PhoneFieldsProps {
  phone: PhoneCode;
  number: string | undefined;
  problem: string | undefined;
}

export function PhoneFields({ phone: { code, pick }, number, problem }: PhoneFieldsProps) {
  const [isCustom, setCustom] = useState(!isListed(code));
  return (
    <div className="col-span-2 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 sm:gap-x-6">
      <div className="grid content-start gap-4">
        <div className="relative">
          <SelectField
            className="[&_option]:text-espresso [&_select]:text-transparent"
            label={messages.fields.countryCode}
            autoComplete="tel-country-code"
            options={[
              ...namedDiallingCodes().map(([, name, code]) => ({ value: code, label: `${name} (${code})` })),
              { value: CUSTOM, label: messages.fields.anotherCode },
            ]}
            value={isCustom ? CUSTOM : code}
            onChange={({ currentTarget: { value } }) => {
              setCustom(value === CUSTOM);
              pick(value === CUSTOM ? "" : value);
            }}
            required
          />
          {/* Its words would need half of the row. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute bottom-0 left-4 h-(--control-height) content-center forced-colors:hidden"
          >
            {isCustom ? "+" : code}
          </span>
        </div>
        {isCustom && (
          <TextField
            label={messages.fields.customCode}
            inputMode="tel"
            placeholder="+"
            value={code}
            maxLength={6}
            onChange={(event) => pick(event.currentTarget.value)}
            required
          />
        )}
        <input type="hidden" name="countryCode" value={diallingCode(code) ?? ""} />
      </div>
      <TextField
        name="phoneNumber"
        label={messages.fields.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={25}
        defaultValue={number}
        error={problem}
        required
      />
    </div>
  );
}
