import { useEffect, useEffectEvent, useState } from "react";
import { DEFAULT_COUNTRY, isDeliveryCountry } from "#features/shipping/countries.ts";
import type { ParcelMachine } from "#features/shipping/parcel-machine.ts";
import { type ParcelMachineList, useParcelMachines } from "#features/shipping/shop/use-parcel-machines.ts";
import { type DeliveryChoice, firstChoice, withoutMachines } from "../delivery-choice.ts";
import { checkoutDraft, type Draft } from "./checkout-draft.ts";

export interface Delivery {
  draft: Draft;
  choice: DeliveryChoice;
  choose(choice: DeliveryChoice): void;
  /** Of the country in which a machine is searched. */
  machines: ParcelMachineList;
  /** Told the name of the server's refusal. */
  onRefused(code: string): void;
}

/** How the parcel gets there: what was chosen before the page was loaded again, else what the visitor's country suggests. */
export function useDelivery(detectedCountry: string, machineCountries: readonly string[]): Delivery {
  const [draft] = useState(checkoutDraft);
  const [choice, choose] = useState(() => rememberedChoice(draft, detectedCountry, machineCountries));
  const machines = useParcelMachines(choice.machineCountry);

  const keepPossible = useEffectEvent((offered: readonly ParcelMachine[]) => {
    if (offered.length === 0) choose(withoutMachines(choice));
    // It was closed since it was chosen.
    else if (choice.machineId && !offered.some(({ id }) => id === choice.machineId))
      choose({ ...choice, machineId: null });
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
  return { draft, choice, choose, machines, onRefused };
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
