import { isPhoneNumber } from "#features/orders/phone-number.ts";
import { countryName, isDeliveryCountry, needsState } from "#features/shipping/countries.ts";
import { usState } from "#features/shipping/us-states.ts";
import { destinationOf, postalCode } from "../delivery-rules.ts";
import type { OrderRequest } from "../order-request.ts";
import { messages } from "./messages.ts";

/** One sentence for each thing that keeps the order from being delivered. */
export function deliveryProblems({ customer, delivery }: OrderRequest): string[] {
  const country = delivery.mainDeliveryCountry;
  if (!isDeliveryCountry(country)) return [messages.noDelivery(country)];
  const destination = destinationOf({ delivery });
  if (!isDeliveryCountry(destination)) return [messages.noDelivery(destination)];
  const problems: string[] = [];
  if (!postalCode(customer.zip, country)) {
    problems.push(messages.postalCode(customer.zip, countryName(country)));
  }
  if (needsState(country) && !customer.state) problems.push(messages.stateRequired);
  else if (needsState(country) && !usState(customer.state ?? "")) problems.push(messages.state(customer.state ?? ""));
  if (!isPhoneNumber(customer.phone)) problems.push(messages.phone(customer.phone));
  if (delivery.method === "parcel_machine" && !delivery.parcelMachineId) problems.push(messages.machineRequired);
  return problems;
}
