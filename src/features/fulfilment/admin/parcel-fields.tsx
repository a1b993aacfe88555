import { ApiError } from "#api-client/api-client.ts";
import type { Carrier } from "#features/orders/carriers.ts";
import { SHIPPING_METHODS, type ShippingMethod } from "#features/orders/shipment.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { TextField } from "#ui/text-field.tsx";
import { CarrierField } from "./carrier-field.tsx";
import { messages } from "./messages.ts";

const words = messages.shipments;

export interface Parcel {
  number: string;
  carrier: Carrier | "";
  method: ShippingMethod;
  expected: string;
  sharesParcel: boolean;
}

type ParcelFieldsProps = {
  parcel: Parcel;
  error: { message: string; isUsed: boolean } | null;
  /** What the shop refused. */
  failure: Error | null;
  /** Number and carrier may come later. */
  isOptional?: boolean;
  onChange: (change: Partial<Parcel>) => void;
};

export const dayProblemOf = (failure: Error | null): string | undefined =>
  failure instanceof ApiError ? failure.body.fields?.estimated_delivery : undefined;

export const ParcelFields = ({ parcel, error, failure, isOptional = false, onChange }: ParcelFieldsProps) => (
  <>
    <TextField
      ref={isOptional ? undefined : takeFocus}
      label={isOptional ? words.numberIfKnown : words.number}
      required={!isOptional}
      value={parcel.number}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={error?.message}
      onChange={(event) => onChange({ number: event.target.value, sharesParcel: false })}
    />
    {error?.isUsed && (
      <Checkbox
        label={messages.ship.shares}
        checked={parcel.sharesParcel}
        onChange={(event) => onChange({ sharesParcel: event.target.checked })}
      />
    )}
    <CarrierField carrier={parcel.carrier} required={!isOptional} onChange={(carrier) => onChange({ carrier })} />
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={words.method}
        options={SHIPPING_METHODS.map((value) => ({ value, label: words.methods[value] }))}
        value={parcel.method}
        onChange={(event) => onChange({ method: event.target.value as ShippingMethod })}
      />
      <DateField
        label={words.expected}
        value={parcel.expected}
        error={dayProblemOf(failure)}
        onChange={(event) => onChange({ expected: event.target.value })}
      />
    </div>
  </>
);
