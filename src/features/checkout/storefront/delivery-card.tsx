import { useState } from "react";
import { vatWithin } from "#features/orders/vat.ts";
import { countriesByName, countryName, type DeliveryCountry } from "#features/shipping/countries.ts";
import { type DeliveryMethod, type ShippingTerms, shippingCost } from "#features/shipping/shipping-cost.ts";
import { CountryChoice } from "#features/shipping/storefront/country-choice.tsx";
import { ParcelMachinePicker } from "#features/shipping/storefront/parcel-machine-picker.tsx";
import { type Cents, formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { offersMachines, withMachineCountry, withMethod } from "../delivery-choice.ts";
import type { Problems } from "../form-problems.ts";
import { messages } from "../messages.ts";
import type { Delivery } from "./use-delivery.ts";

interface DeliveryCardProps {
  delivery: Delivery;
  machineCountries: readonly DeliveryCountry[];
  goods: Cents;
  terms: ShippingTerms;
  /** The VAT in percent that a business is not charged; null for everybody else. */
  exemptRate: number | null;
  problems: Problems;
  /** As typed by now. */
  postalCode(): string;
  onCountry(country: string): void;
}

/** Where to and how: by courier, or to a parcel machine chosen here. */
export function DeliveryCard(props: DeliveryCardProps) {
  const { delivery, machineCountries, goods, terms, exemptRate, problems, postalCode } = props;
  const { choice, choose, switchedIn } = delivery;
  const hasMachines = offersMachines(choice.mainCountry, machineCountries);
  const costOf = (method: DeliveryMethod) => {
    const shown = shippingCost(goods, method, terms);
    const cost = exemptRate === null ? shown : vatWithin(shown, exemptRate).net;
    return cost === 0 ? messages.free : formatMoney(cost);
  };
  const card = (method: DeliveryMethod, words: { label: string; description: string }) => ({
    value: method,
    ...words,
    aside: costOf(method),
  });
  return (
    <div className="grid gap-6">
      <div role="status" className="empty:sr-only">
        {switchedIn && <Notice tone="warning">{messages.switched(countryName(switchedIn), costOf("courier"))}</Notice>}
      </div>
      <RadioCards
        label={messages.delivery}
        name="deliveryMethod"
        required
        isSection
        value={choice.method}
        onChange={(method) => choose(withMethod(choice, method as DeliveryMethod))}
        error={problems.deliveryMethod}
        hint={hasMachines || !choice.mainCountry ? undefined : messages.noMachines(choice.mainCountry)}
        cards={[
          card("courier", messages.courier),
          ...(hasMachines ? [card("parcel_machine", messages.parcelMachine)] : []),
        ]}
      >
        <div className="mb-4">
          <SelectField
            name="mainDeliveryCountry"
            label={messages.fields.country}
            autoComplete="country"
            error={problems.mainDeliveryCountry}
            required
            options={countriesByName().map((value) => ({ value, label: countryName(value) }))}
            placeholder={messages.fields.chooseCountry}
            value={choice.mainCountry}
            onChange={(event) => props.onCountry(event.currentTarget.value)}
          />
        </div>
      </RadioCards>
      {choice.method === "parcel_machine" && (
        <MachineChoice
          delivery={delivery}
          machineCountries={machineCountries}
          postalCode={postalCode}
          error={problems.selectedParcelMachine}
        />
      )}
    </div>
  );
}

interface MachineCountryProps {
  /** Empty until one is known. */
  country: string;
  countries: readonly DeliveryCountry[];
  onChoose(country: DeliveryCountry): void;
}

/** Known from the address, so it is told; a field only for whoever wants another. */
function MachineCountry({ country, countries, onChoose }: MachineCountryProps) {
  const [isChanging, setChanging] = useState<boolean>();
  if (country === "" || isChanging)
    return (
      <CountryChoice
        label={messages.machineCountry}
        value={country}
        countries={countries}
        autoFocus={isChanging}
        onChoose={(chosen) => {
          setChanging(false);
          onChoose(chosen);
        }}
      />
    );
  return (
    <div className="flex items-center justify-between gap-4">
      <p>
        <span className="block text-sm text-stone">{messages.machineCountry}</span>
        {countryName(country)}
      </p>
      {countries.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${messages.changeCountry}: ${messages.machineCountry}`}
          // The field that had the focus is gone.
          autoFocus={isChanging === false}
          onClick={() => setChanging(true)}
        >
          {messages.changeCountry}
        </Button>
      )}
    </div>
  );
}

interface MachineChoiceProps {
  delivery: Delivery;
  machineCountries: readonly DeliveryCountry[];
  postalCode(): string;
  error: string | undefined;
}

function MachineChoice({ delivery, machineCountries, postalCode, error }: MachineChoiceProps) {
  const { choice, choose, machines } = delivery;
  const country = choice.machineCountry ?? "";
  return (
    <div className="grid gap-4">
      <MachineCountry
        country={country}
        countries={machineCountries}
        onChoose={(chosen) => choose(withMachineCountry(choice, chosen))}
      />
      <div data-field="selectedParcelMachine">
        <ParcelMachinePicker
          country={country}
          list={machines}
          value={choice.machineId}
          // A code of one country says nothing about another.
          postalCode={country === choice.mainCountry ? postalCode : undefined}
          onChoose={({ id }) => choose({ ...choice, machineId: id })}
          error={choice.machineId ? undefined : error}
        />
      </div>
      <input type="hidden" name="deliveryCountry" value={country} />
      <input type="hidden" name="selectedParcelMachine" value={choice.machineId ?? ""} />
    </div>
  );
}
