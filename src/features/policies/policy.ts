import { z } from "zod";
import { LANGUAGES } from "#shared/language.ts";
import { messages } from "./problem-messages.ts";

export const POLICIES = [
  "shipping-policy",
  "return-refund-policy",
  "privacy-policy",
  "terms-of-service",
  "imprint",
  "accessibility-statement",
] as const;
export type Policy = (typeof POLICIES)[number];

export const isPolicy = (name: string): name is Policy => POLICIES.some((policy) => policy === name);

/** The policy that a path names, in any language, with or without a slash at its end. */
export function policyAt(path: string): Policy | undefined {
  const name = path.split("/").findLast(Boolean);
  return POLICIES.find((policy) => policy === name);
}

/** When the words of the start texts were last changed; they are changed together. */
export const IN_FORCE = "2026-11-28";

export interface PolicySection {
  /** Empty before the first heading. */
  id: string;
  title: string;
  /** With its heading. */
  html: string;
}

/** A policy as it is written: words in braces are facts of the shop. */
export interface PolicySource {
  title: string;
  lead: string;
  body: string;
}

/** A policy with the facts of the shop in it. */
export interface PolicyText {
  title: string;
  description: string;
  lead: string;
  sections: PolicySection[];
}

/** What may stand in braces. */
export const FACTS = [
  "storeName",
  "storeEmail",
  "trader",
  "traderName",
  "traderFacts",
  "contactFacts",
  "producerFacts",
  "disputeFacts",
  "processingTime",
  "freeShippingThreshold",
  "courierCost",
  "parcelMachineCost",
  "countries",
  "withdrawalLetter",
] as const;

/** Of start texts, which a shopkeeper need not write. */
const OTHER_FACTS = [
  "paymentProviders",
  "emailProvider",
  "paymentFields",
  "orderYears",
  "unpaidOrderDays",
  "emailDays",
];

/** What stands in braces, as it is written, and is no fact: shoppers would read it so. */
export const unknownFacts = ({ title, lead, body }: PolicySource): string[] => {
  const known = [...FACTS, ...OTHER_FACTS].map((fact) => `{${fact}}`);
  const written = [...`${title} ${lead} ${body}`.matchAll(/\{[^{}<>]{1,60}\}/g)].map(([braces]) => braces);
  return [...new Set(written)].filter((braces) => !known.includes(braces));
};

const MAX_CHARACTERS = 200_000;

/** A version as an administrator writes it; `valid_from` is a day in the shop's time zone, null for now. */
export const newVersion = z.object({
  policy: z.enum(POLICIES),
  language: z.enum(LANGUAGES),
  title: z
    .string()
    .trim()
    .min(1, { error: () => messages.title })
    .max(200, { error: () => messages.tooLong(200) }),
  lead: z
    .string()
    .trim()
    .max(1000, { error: () => messages.tooLong(1000) }),
  body: z
    .string()
    .max(MAX_CHARACTERS, { error: () => messages.tooLong(MAX_CHARACTERS) })
    .refine((html) => html.replaceAll(/<[^>]*>/g, "").trim() !== "", { error: () => messages.text }),
  valid_from: z.iso.date().nullable(),
  /** The number of the newest version that was seen; 0 where there was none. */
  seen: z.int().min(0),
});
export type NewVersion = z.output<typeof newVersion>;
