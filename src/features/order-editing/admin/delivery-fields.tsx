import { useEffect, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { messages as backOffice } from "#backoffice/messages.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import {
  countriesByName,
  countryName,
  type DeliveryCountry,
  isDeliveryCountry,
  needsState,
} from "#features/shipping/countries.ts";
import { machineIndex, searchMachines } from "#features/shipping/machine-search.ts";
import type { ParcelMachine } from "#features/shipping/parcel-machine.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#features/shipping/shipping-cost.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "./messages.ts";

const words = messages.delivery;
const LISTED = 200;
const WHOLE_LINE = "sm:col-span-2";
/** Two short fields, side by side on a phone too. */
export const PAIR = "grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 sm:contents";

/** How and where an order should travel, as a form holds it. */
export interface ChosenDelivery {
  method: DeliveryMethod;
  country: string;
  machineCountry: string;
  /** Empty while none is chosen. */
  machineId: string;
  phone: string;
  address: string;
  city: string;
  zip: string;
  state: string;
}

/** As the endpoints take it. */
export const asBody = ({ method, machineCountry, machineId, state, ...rest }: ChosenDelivery) => ({
  ...rest,
  method,
  state: state || null,
  ...(method === "parcel_machine" && machineId
    ? { machine_country: machineCountry, machine_id: machineId }
    : { machine_country: null, machine_id: null }),
});

/** The part that the price depends on. */
export const toPrice = (delivery: ChosenDelivery) => {
  const { phone: _phone, address: _address, city: _city, ...rest } = asBody(delivery);
  return rest;
};

/** How and where an order goes, as its form begins. */
export const deliveryOf = ({
  delivery_method,
  delivery_country,
  shipping_address: to,
  ...order
}: OrderDetail): ChosenDelivery => ({
  method: delivery_method === "parcel_machine" ? "parcel_machine" : "courier",
  country: to.country,
  machineCountry: delivery_country,
  machineId: order.parcel_machine_id ?? "",
  phone: order.phone,
  address: to.street,
  city: to.city,
  zip: to.postal_code,
  state: to.state,
});

interface DeliveryFieldsProps {
  delivery: ChosenDelivery;
  onChange: (delivery: ChosenDelivery) => void;
  /** What is wrong with each field, by its name in the request. */
  problems: Readonly<Record<string, string>>;
  /** Where a heading above says it. */
  titleHidden?: boolean;
  /** Of a company that took the goods along: where it is, and no more. */
  isAddress?: boolean;
}

const countries = () => countriesByName().map((code) => ({ value: code, label: countryName(code) }));

export function DeliveryFields(props: DeliveryFieldsProps) {
  const { delivery, onChange, problems, titleHidden = false, isAddress = false } = props;
  const set = (change: Partial<ChosenDelivery>) => onChange({ ...delivery, ...change });
  const text = (field: "phone" | "address" | "city" | "zip" | "state", type = "text") => (
    <TextField
      label={words[field]}
      type={type}
      className={field === "address" ? WHOLE_LINE : undefined}
      autoComplete="off"
      required={field !== "state"}
      value={delivery[field]}
      error={problems[field]}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-5 *:min-w-0 sm:grid-cols-2">
      <legend className={titleHidden ? "sr-only" : "mb-4 text-lg font-semibold"}>
        {isAddress ? words.companyAddress : words.title}
      </legend>
      {!isAddress && (
        <SelectField
          label={words.method}
          options={DELIVERY_METHODS.map((value) => ({ value, label: words.methods[value] }))}
          value={delivery.method}
          onChange={({ target }) => set({ method: DELIVERY_METHODS.find((one) => one === target.value) ?? "courier" })}
        />
      )}
      <SelectField
        label={words.country}
        options={countries()}
        value={delivery.country}
        error={problems.country}
        onChange={({ target }) => set({ country: target.value })}
      />
      {!isAddress && delivery.method === "parcel_machine" && (
        <>
          <SelectField
            label={words.machineCountry}
            options={countries()}
            value={delivery.machineCountry}
            onChange={({ target }) => set({ machineCountry: target.value, machineId: "" })}
          />
          {isDeliveryCountry(delivery.machineCountry) && (
            <MachineChoice
              key={delivery.machineCountry}
              country={delivery.machineCountry}
              chosen={delivery.machineId}
              onChoose={(machineId) => set({ machineId })}
            />
          )}
        </>
      )}
      {text("address")}
      <div className={PAIR}>
        {text("zip")}
        {text("city")}
      </div>
      {needsState(delivery.country) && text("state")}
      {!isAddress && text("phone", "tel")}
    </fieldset>
  );
}

interface MachineChoiceProps {
  country: DeliveryCountry;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The machines of a country that a term finds, the best first. */
function MachineChoice({ country, chosen, onChoose }: MachineChoiceProps) {
  const [term, setTerm] = useState("");
  const [all, setAll] = useState<readonly ParcelMachine[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more for each attempt.
  useEffect(() => {
    let isCurrent = true;
    callEndpoint("GET parcel-machines", { query: { country } }).then(
      ({ machines }) => isCurrent && setAll(machines),
      (failure: Error) => isCurrent && setError(failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [country, attempt]);
  const again = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  const found = searchMachines(machineIndex(all), term).flatMap((group) => group.found.map(({ machine }) => machine));
  const current = all.filter(({ id }) => id === chosen);
  const listed = [...current, ...found.filter(({ id }) => id !== chosen)].slice(0, LISTED);
  return (
    <>
      <TextField
        label={words.machineSearch}
        autoComplete="off"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <SelectField
        label={words.machine}
        required
        className={WHOLE_LINE}
        placeholder={words.chooseMachine}
        options={listed.map(({ id, name, address, city }) => ({ value: id, label: `${name}, ${address}, ${city}` }))}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      />
      {error && (
        <Notice
          live
          tone="danger"
          title={words.machinesFailed}
          className={WHOLE_LINE}
          action={
            <Button variant="secondary" size="small" onClick={again}>
              {backOffice.again}
            </Button>
          }
        >
          {failureText(error)}
        </Notice>
      )}
    </>
  );
}
