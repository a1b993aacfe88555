import { z } from "zod";
import { isIban, plainIban } from "./iban.ts";
import { messages } from "./messages.ts";
import { isMemberStateNumber, plainVatNumber } from "./vat-number.ts";

/** What the law wants to know of who sells, besides name, address and email (L49, L53, L54), and of who made goods that do not name their maker (L13). */
export const TRADER_KEYS = [
  "trader_representative",
  "trader_phone",
  "trader_register",
  "trader_register_number",
  "trader_capital",
  "trader_vat_number",
  "trader_iban",
  "trader_supervisor",
  "trader_dispute_body",
  "epr_packaging",
  "epr_weee",
  "epr_batteries",
  "maker_name",
  "maker_address",
  "maker_contact",
  "responsible_person",
] as const;

const line = z
  .string()
  .trim()
  .max(200, { error: () => messages.tooLong(200) })
  .regex(/^[^<>\p{Cc}]*$/u, { error: () => messages.line });

/** Any country can call it. */
const phone = line.refine((written) => written === "" || /^\+[1-9][\d ()-]{5,22}\d$/.test(written), {
  error: () => messages.phone,
});

const vatNumber = line.transform(plainVatNumber).refine(
  // Sellers in other countries have numbers of other shapes.
  (written) => written === "" || (isMemberStateNumber(written) ?? /^[A-Z]{2}[A-Z\d]{2,13}$/.test(written)),
  { error: () => messages.vatNumber },
);

const iban = line.transform(plainIban).refine((written) => written === "" || isIban(written), {
  error: () => messages.iban,
});

export interface ProducerNumber {
  country: string;
  number: string;
}

/** `DE: LUCID DE1234567890123`, one line for each country. */
export const producerNumbers = (written: string): ProducerNumber[] =>
  written.split("\n").flatMap((one) => {
    const [, country = "", number = ""] = /^([A-Z]{2}): (.+)$/.exec(one.trim()) ?? [];
    return country ? [{ country, number }] : [];
  });

const numbers = z
  .string()
  .max(3000, { error: () => messages.tooLong(3000) })
  .transform((written) =>
    written
      .split("\n")
      .map((one) => one.trim().replace(/^([A-Za-z]{2})\s*:\s*/, (_, code: string) => `${code.toUpperCase()}: `))
      .filter(Boolean)
      .join("\n"),
  )
  .refine(
    (written) => {
      const lines = written === "" ? [] : written.split("\n");
      const countries = new Set(producerNumbers(written).map(({ country }) => country));
      return countries.size === lines.length && lines.every((one) => /^[A-Z]{2}: [^<>\p{Cc}]{2,120}$/u.test(one));
    },
    { error: () => messages.producerNumbers },
  );

export const traderRules: Record<(typeof TRADER_KEYS)[number], z.ZodType<string, string>> = {
  trader_representative: line,
  trader_phone: phone,
  trader_register: line,
  trader_register_number: line,
  trader_capital: line,
  trader_vat_number: vatNumber,
  trader_iban: iban,
  trader_supervisor: line,
  trader_dispute_body: line,
  epr_packaging: numbers,
  epr_weee: numbers,
  epr_batteries: numbers,
  // As long as the fields of a product that they stand for.
  maker_name: line,
  maker_address: line,
  maker_contact: line,
  responsible_person: line,
};
