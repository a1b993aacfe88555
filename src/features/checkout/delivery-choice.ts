import type { DeliveryMethod } from "#features/shipping/shipping-cost.ts";

/** The delivery that the shopper has chosen so far (storefront 3). */
export interface DeliveryChoice {
  method: DeliveryMethod | null;
  /** The country of the address. */
  mainCountry: string;
  /** The country whose parcel machines are searched; null unless that is the method. */
  machineCountry: string | null;
  machineId: string | null;
}

/** Parcel machines are offered for a country that has some (storefront 4). */
export const offersMachines = (country: string, countriesWithMachines: readonly string[]): boolean =>
  countriesWithMachines.includes(country);

/** The only option is selected from the start. */
export const firstChoice = (mainCountry: string, countriesWithMachines: readonly string[]): DeliveryChoice => ({
  method: offersMachines(mainCountry, countriesWithMachines) ? null : "courier",
  mainCountry,
  machineCountry: null,
  machineId: null,
});

/** The courier needs no machine, so choosing it clears the machine (storefront 4). */
export function withMethod(choice: DeliveryChoice, method: DeliveryMethod): DeliveryChoice {
  if (method === choice.method) return choice;
  return { ...choice, method, machineCountry: method === "courier" ? null : choice.mainCountry, machineId: null };
}

/** Another country clears the machine; a country without machines switches to the courier (storefront 4). */
export function withMainCountry(
  choice: DeliveryChoice,
  mainCountry: string,
  countriesWithMachines: readonly string[],
): DeliveryChoice {
  if (!offersMachines(mainCountry, countriesWithMachines)) return firstChoice(mainCountry, countriesWithMachines);
  if (choice.method !== "parcel_machine") return { ...choice, mainCountry };
  return withMachineCountry({ ...choice, mainCountry }, mainCountry);
}

export const withMachineCountry = (choice: DeliveryChoice, machineCountry: string): DeliveryChoice =>
  machineCountry === choice.machineCountry ? choice : { ...choice, machineCountry, machineId: null };

/** The country turns out to have no machines: switches to the courier (storefront 4). */
export const withoutMachines = (choice: DeliveryChoice): DeliveryChoice => withMethod(choice, "courier");
