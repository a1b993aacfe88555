import type { ComponentProps } from "react";
import { CARRIERS, type Carrier } from "#features/orders/carriers.ts";
import { SelectField } from "#ui/select-field.tsx";
import { messages } from "./messages.ts";

interface CarrierFieldProps extends Pick<ComponentProps<typeof SelectField>, "labelHidden" | "className"> {
  label?: string;
  carrier: Carrier | "";
  /** One must be chosen. */
  required?: boolean;
  onChange: (carrier: Carrier | "") => void;
}

/** Who carries a parcel. */
export const CarrierField = ({ carrier, required = false, onChange, ...look }: CarrierFieldProps) => (
  <SelectField
    label={messages.shipments.carrier}
    {...look}
    required={required}
    {...(required && { placeholder: messages.shipments.chooseCarrier })}
    options={[
      ...(required ? [] : [{ value: "", label: messages.shipMany.noCarrier }]),
      ...CARRIERS.map((value) => ({ value, label: value })),
    ]}
    value={carrier}
    onChange={(event) => onChange(event.target.value as Carrier | "")}
  />
);
