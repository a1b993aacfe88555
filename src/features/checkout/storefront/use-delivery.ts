import { useEffect, useEffectEvent, useState } from "react";
import { DEFAULT_COUNTRY, isDeliveryCountry } from "#features/shipping/countries.ts";
import type { ParcelMachine } from "#features/shipping/parcel-machine.ts";
import { type ParcelMachineList, useParcelMachines } from "#features/shipping/storefront/use-parcel-machines.ts";
import { type DeliveryChoice, firstChoice, withMainCountry, withoutMachines } from "../delivery-choice.ts";
import { checkoutDraft, type Draft } from "./checkout-draft.ts";

export interface Delivery {
  draft: Draft;
  choice: DeliveryChoice;
  choose(choice: DeliveryChoice): void;
  /** Another country of the address. */
  moveTo(country: string): void;
  /** The country whose parcel machines cannot be had, so that the courier was chosen in their place. */
  switchedIn: string | null;
  /** Of the country in which a machine is searched. */
  machines: ParcelMachineList;
  /** Gets the code of the server's error. */
  onRefused(code: string): void;
}

/** How the parcel gets there: what was chosen before the page was loaded again, else what the visitor's country suggests. */
export function useDelivery(detectedCountry: string, machineCountries: readonly string[]): Delivery {
  const [draft] = useState(checkoutDraft);
  const [choice, setChoice] = useState(() => rememberedChoice(draft, detectedCountry, machineCountries));
  const [switchedIn, setSwitchedIn] = useState<string | null>(null);
  const machines = useParcelMachines(choice.machineCountry);

  const choose = (next: DeliveryChoice) => {
    setChoice(next);
    setSwitchedIn(null);
  };
  /** The shopper did not choose this, so a message says it. */
  const switchTo = (next: DeliveryChoice, country: string) => {
    setChoice(next);
    if (choice.method === "parcel_machine") setSwitchedIn(next.method === "courier" ? country : null);
  };
  const moveTo = (country: string) => switchTo(withMainCountry(choice, country, machineCountries), country);

  const keepPossible = useEffectEvent((offered: readonly ParcelMachine[]) => {
    if (offered.length === 0) switchTo(withoutMachines(choice), choice.machineCountry ?? choice.mainCountry);
    // It was closed since it was chosen.
    else if (choice.machineId && !offered.some(({ id }) => id === choice.machineId))
      setChoice({ ...choice, machineId: null });
  });
  const { state, machines: offered } = machines;
  useEffect(() => {
    if (state === "loaded") keepPossible(offered);
  }, [state, offered]);

  const onRefused = (code: string) => {
    if (code !== "MACHINE_CLOSED") return;
    choose({ ...choice, machineId: null });
    machines.retry();
  };
  return { draft, choice, choose, moveTo, switchedIn, machines, onRefused };
}

function rememberedChoice(draft: Draft, detectedCountry: string, machineCountries: readonly string[]): DeliveryChoice {
  const detected = isDeliveryCountry(detectedCountry) ? detectedCountry : DEFAULT_COUNTRY;
  const mainCountry = draft.mainDeliveryCountry ?? detected;
  const first = firstChoice(mainCountry, machineCountries);
  if (first.method || !draft.deliveryMethod) return first;
  if (draft.deliveryMethod !== "parcel_machine") return { ...first, method: "courier" };
  return {
    ...first,
    method: "parcel_machine",
    machineCountry: draft.deliveryCountry || mainCountry,
    machineId: draft.selectedParcelMachine || null,
  };
}
