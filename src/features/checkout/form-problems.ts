import { needsState } from "#features/shipping/countries.ts";
import { isPhoneNumber, isPostalCode } from "./delivery-rules.ts";
import { texts } from "./texts.ts";

/** What was typed into the form, by the names of S 3. */
export type Fields = Record<string, string>;

const ALWAYS = ["firstName", "lastName", "email", "address", "city", "zip", "phoneNumber"] as const;

/** A sentence for each field that cannot stay as it is, in the order of the form. */
export function fieldProblems(fields: Fields): Record<string, string> {
  const problems: Record<string, string> = {};
  const typed = (name: string) => fields[name]?.trim() ?? "";
  const { fields: labels, problems: told } = texts;
  for (const name of ALWAYS) {
    if (typed(name) === "") problems[name] = told.required(labels[name]);
  }
  const country = typed("mainDeliveryCountry");
  if (needsState(country) && typed("state") === "") problems.state = told.required(labels.state);
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(typed("email"))) problems.email = told.email;
  if (!problems.zip && country && !isPostalCode(typed("zip"), country)) problems.zip = told.zip;
  if (!problems.phoneNumber && !isPhoneNumber(typed("countryCode") + typed("phoneNumber").replace(/\D/g, ""))) {
    problems.phoneNumber = told.phoneNumber;
  }
  return problems;
}
