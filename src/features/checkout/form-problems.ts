import { needsState } from "#features/shipping/countries.ts";
import { isPhoneNumber, isPostalCode } from "./delivery-rules.ts";

/** What was typed into the form, by the names of S 3. */
export type Fields = Record<string, string>;

const LABELS: Record<string, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  address: "Address",
  city: "City",
  zip: "Postal code",
  phoneNumber: "Phone number",
};

/** A sentence for each field that cannot stay as it is, in the order of the form. */
export function fieldProblems(fields: Fields): Record<string, string> {
  const problems: Record<string, string> = {};
  const typed = (name: string) => fields[name]?.trim() ?? "";
  for (const [name, label] of Object.entries(LABELS)) {
    if (typed(name) === "") problems[name] = `${label} is required.`;
  }
  const country = typed("mainDeliveryCountry");
  if (needsState(country) && typed("state") === "") problems.state = "State is required.";
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(typed("email"))) problems.email = "Please enter a valid e-mail address.";
  if (!problems.zip && country && !isPostalCode(typed("zip"), country)) problems.zip = "This is not a postal code of the chosen country.";
  if (!problems.phoneNumber && !isPhoneNumber(typed("countryCode") + typed("phoneNumber").replace(/\D/g, ""))) {
    problems.phoneNumber = "This number does not fit the chosen country code.";
  }
  return problems;
}
