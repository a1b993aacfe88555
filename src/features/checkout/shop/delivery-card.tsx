import type { DeliveryCountry } from "#features/shipping/countries.ts";
import { type DeliveryMethod, type ShippingTerms, shippingCost } from "#features/shipping/shipping-cost.ts";
import { CountryChoice } from "#features/shipping/shop/country-choice.tsx";
import { ParcelMachinePicker } from "#features/shipping/shop/parcel-machine-picker.tsx";
import { type Cents, formatEuros } from "#shared/money.ts";
import { RadioCards } from "#ui/radio-cards.tsx";
import { offersMachines, withMachineCountry, withMethod } from "../delivery-choice.ts";
import type { Problems } from "../form-problems.ts";
import { texts } from "../texts.ts";
import type { Delivery } from "./use-delivery.ts";

interface DeliveryCardProps {
  delivery: Delivery;
  machineCountries: readonly DeliveryCountry[];
  goods: Cents;
  terms: ShippingTerms;
  problems: Problems;
}

/** How the parcel gets there: to the door, or to a machine chosen here. */
export function DeliveryCard({ delivery, machineCountries, goods, terms, problems }: DeliveryCardProps) {
  const { choice, choose } = delivery;
  const hasMachines = offersMachines(choice.mainCountry, machineCountries);
  const card = (method: DeliveryMethod, words: { label: string; description: string }) => {
    const cost = shippingCost(goods, method, terms);
    return { value: method, ...words, aside: cost === 0 ? texts.free : formatEuros(cost) };
  };
  return (
    <div className="grid gap-6">
      <RadioCards
        label={texts.delivery}
        name="deliveryMethod"
        required
        value={choice.method}
        onChange={(method) => choose(withMethod(choice, method as DeliveryMethod))}
        error={problems.deliveryMethod}
        hint={hasMachines || !choice.mainCountry ? undefined : texts.noMachines(choice.mainCountry)}
        cards={[card("courier", texts.courier), ...(hasMachines ? [card("parcel_machine", texts.parcelMachine)] : [])]}
      />
      {choice.method === "parcel_machine" && (
        <MachineChoice {...{ delivery, machineCountries }} error={problems.selectedParcelMachine} />
      )}
    </div>
  );
}

interface MachineChoiceProps {
  delivery: Delivery;
  machineCountries: readonly DeliveryCountry[];
  error: string | undefined;
}

function MachineChoice({ delivery: { choice, choose, machines }, machineCountries, error }: MachineChoiceProps) {
  const country = choice.machineCountry ?? "";
  return (
    <div className="grid gap-4">
      <CountryChoice
        label={texts.machineCountry}
        value={country}
        countries={machineCountries}
        onChoose={(chosen) => choose(withMachineCountry(choice, chosen))}
      />
      <div data-field="selectedParcelMachine">
        <ParcelMachinePicker
          country={country}
          list={machines}
          value={choice.machineId}
          onChoose={({ id }) => choose({ ...choice, machineId: id })}
          error={choice.machineId ? undefined : error}
        />
      </div>
      <input type="hidden" name="deliveryCountry" value={country} />
      <input type="hidden" name="selectedParcelMachine" value={choice.machineId ?? ""} />
    </div>
  );
}
