import { type DeliveryMethod, type ShippingTerms, shippingCost } from "#features/shipping/shipping-cost.ts";
import { type Cents, formatEuros } from "#shared/money.ts";
import { RadioCards } from "#ui/radio-cards.tsx";
import { type DeliveryChoice, offersMachines, withMethod } from "../delivery-choice.ts";
import type { Problems } from "../form-problems.ts";
import { texts } from "../texts.ts";

interface DeliveryCardProps {
  choice: DeliveryChoice;
  onChange(choice: DeliveryChoice): void;
  machineCountries: readonly string[];
  goods: Cents;
  terms: ShippingTerms;
  problems: Problems;
}

/** How the parcel gets there: to the door, or to a machine chosen here. */
export function DeliveryCard({ choice, onChange, machineCountries, goods, terms, problems }: DeliveryCardProps) {
  const hasMachines = offersMachines(choice.mainCountry, machineCountries);
  const card = (method: DeliveryMethod, words: { label: string; description: string }) => {
    const cost = shippingCost(goods, method, terms);
    return { value: method, ...words, aside: cost === 0 ? texts.free : formatEuros(cost) };
  };
  return (
    <section className="grid gap-6">
      <RadioCards
        label={texts.delivery}
        name="deliveryMethod"
        required
        value={choice.method}
        onChange={(method) => onChange(withMethod(choice, method as DeliveryMethod))}
        error={problems.deliveryMethod}
        hint={hasMachines || !choice.mainCountry ? undefined : texts.noMachines(choice.mainCountry)}
        cards={[card("courier", texts.courier), ...(hasMachines ? [card("parcel_machine", texts.parcelMachine)] : [])]}
      />
    </section>
  );
}
