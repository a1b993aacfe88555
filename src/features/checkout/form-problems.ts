import { readVatNumber } from "#features/settings/vat-number.ts";
import { needsState } from "#features/shipping/countries.ts";
import { messages as vatNumbers } from "#features/vat-numbers/messages.ts";
import { isPrintable } from "#shared/printable.ts";
import type { ErrorMessage } from "./checkout-errors.ts";
import { phoneNumber, postalCode, postalCodeExample } from "./delivery-rules.ts";
import { EMAIL } from "./email-address.ts";
import { messages } from "./messages.ts";

/** What was typed and chosen, by the names of storefront 3. */
export interface Fields {
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  city: string;
  zip: string;
  state: string;
  countryCode: string;
  phoneNumber: string;
  /** Of the business that buys; empty for everybody else. */
  company: string;
  vatNumber: string;
  companyRegister: string;
  mainDeliveryCountry: string;
  deliveryMethod: string;
  deliveryCountry: string;
  selectedParcelMachine: string;
  /** Empty where one must be chosen; absent where the payment page offers the ways to pay. */
  paymentMethod?: string;
}
export type FieldName = keyof Fields;
export type Problems = Partial<Record<FieldName, string>>;

/** What an invoice prints. */
const PRINTED = ["firstName", "lastName", "address", "city", "state", "company", "companyRegister"] as const;
const TYPED = ["firstName", "lastName", "email", "address", "city", "zip", "state", "phoneNumber"] as const;

/**
 * What keeps the form from being sent: a sentence beside each field, in the order of the form, and the toast of the first
 * problem (storefront 5).
 */
export function formProblems(fields: Fields): { problems: Problems; error: ErrorMessage | null } {
  const country = fields.mainDeliveryCountry;
  const asked = TYPED.filter((name) => name !== "state" || needsState(country));
  const missing = asked.filter((name) => fields[name].trim() === "");
  const problems: Problems = Object.fromEntries(
    missing.map((name) => [name, messages.problems.required(messages.fields[name])]),
  );
  Object.assign(problems, malformed(fields, problems));
  const unchosen = firstUnchosen(fields);
  if (unchosen) problems[unchosen.field] = unchosen.error.description;
  if (missing.length > 0) return { problems, error: messages.missingFields };
  if (unchosen) return { problems, error: unchosen.error };
  const wrong = Object.values(problems);
  const message = { title: messages.malformed, description: wrong.join(" ") };
  return { problems, error: wrong.length > 0 ? message : null };
}

function malformed(fields: Fields, missing: Problems): Problems {
  const found: Problems = {};
  const country = fields.mainDeliveryCountry;
  for (const name of PRINTED) if (!isPrintable(fields[name])) found[name] = messages.problems.letters;
  if (!missing.email && !EMAIL.test(fields.email.trim())) found.email = messages.problems.email;
  if (!missing.zip && country && !postalCode(fields.zip, country)) found.zip = wrongPostalCode(country);
  if (!missing.phoneNumber && !phoneNumber(fields.countryCode, fields.phoneNumber))
    found.phoneNumber = messages.problems.phoneNumber;
  if (!fields.company.trim() && (fields.vatNumber.trim() || fields.companyRegister.trim()))
    found.company = messages.problems.required(messages.fields.company);
  if (fields.vatNumber.trim() && !readVatNumber(fields.vatNumber, country))
    found.vatNumber = `${vatNumbers.shape} ${messages.problems.noVatNumber}`;
  return found;
}

function wrongPostalCode(country: string): string {
  const example = postalCodeExample(country);
  return example ? `${messages.problems.zip} ${messages.problems.zipExample(example)}` : messages.problems.zip;
}

function firstUnchosen(fields: Fields): { field: FieldName; error: ErrorMessage } | null {
  if (fields.mainDeliveryCountry === "") return { field: "mainDeliveryCountry", error: messages.missingCountry };
  if (fields.deliveryMethod === "") return { field: "deliveryMethod", error: messages.missingMethod };
  if (fields.deliveryMethod === "parcel_machine" && fields.selectedParcelMachine === "")
    return { field: "selectedParcelMachine", error: messages.missingMachine };
  if (fields.paymentMethod === "") return { field: "paymentMethod", error: messages.missingPayment };
  return null;
}
