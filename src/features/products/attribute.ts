import { z } from "zod";
import { parseNumber } from "#shared/parse-number.ts";
import { messages } from "./attribute-messages.ts";
import { optionTerm } from "./variant-input.ts";
import { termKey } from "./variants.ts";

export const ATTRIBUTE_TYPES = ["choice", "number", "yes-no"] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

export const MAX_ATTRIBUTES = 100;
export const MAX_CHOICES = 200;
/** Of one product. */
const MAX_VALUES = 20;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slug = z
  .string()
  .max(40)
  .regex(SLUG, { error: () => messages.slugShape });

/** One of the values that an attribute may have. */
const choice = z.object({ slug, name: optionTerm });
export type Choice = z.output<typeof choice>;

const isEachOnce = (all: readonly string[]): boolean => new Set(all).size === all.length;

/** An attribute as an administrator writes it. Slugs of choices stay when their names change; a new one gets its own. */
export const attributeInput = z.object({
  name: optionTerm,
  type: z.enum(ATTRIBUTE_TYPES),
  /** Such as "ml", of numbers only. */
  unit: z
    .string()
    .trim()
    .max(12)
    .nullable()
    .transform((written) => written || null),
  choices: z
    .array(z.object({ slug: slug.optional(), name: optionTerm }))
    .max(MAX_CHOICES, { error: () => messages.tooManyChoices(MAX_CHOICES) })
    .refine((all) => isEachOnce(all.map(({ name }) => termKey(name))), { error: () => messages.choiceTwice })
    .refine((all) => isEachOnce(all.flatMap((one) => one.slug ?? [])), { error: () => messages.choiceTwice }),
  is_filter: z.boolean(),
  position: z.int().min(0).max(10_000),
});
export type AttributeInput = z.output<typeof attributeInput>;

export const attributeAnswer = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  unit: z.string().nullable(),
  choices: z.array(choice),
  is_filter: z.boolean(),
  position: z.int(),
  version: z.int(),
});
export type Attribute = z.infer<typeof attributeAnswer>;

/** The values of a product, by the slugs of attributes: slugs of choices, a number, yes or no. */
export const attributeValues = z
  .record(slug, z.union([z.array(slug).min(1).max(MAX_VALUES), z.number().min(0).max(1e9), z.boolean()]))
  .refine((all) => Object.keys(all).length <= MAX_ATTRIBUTES);
export type AttributeValues = z.output<typeof attributeValues>;

/** `capacity: 180; scent-family: citrus, floral`, in the order of the slugs. */
export const attributesText = (values: AttributeValues): string =>
  Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join("; ");

function valueText(value: AttributeValues[string]): string {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** What is written of each attribute, by its slug; parts that name none are left out. */
export const attributeTexts = (written: string): Record<string, string> =>
  Object.fromEntries(
    written.split(/[;\n]/).flatMap((part) => {
      const colon = part.indexOf(":");
      const name = part.slice(0, colon).trim();
      return colon > 0 && name ? [[name, part.slice(colon + 1).trim()]] : [];
    }),
  );

export const joinedAttributes = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .filter(([, text]) => text !== "")
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `${name}: ${text}`)
    .join("; ");

/** Which attributes there are is asked where a product is saved. @throws Error that names what cannot be read */
export function readAttributes(written: string): AttributeValues {
  const parts = written.split(/[;\n]/).filter((part) => part.trim() !== "");
  const entries = parts.map((part) => {
    const [name = "", value = ""] = part.split(/:(.*)/s).map((one) => one.trim());
    if (!SLUG.test(name) || value === "") throw new Error(messages.unreadable(part.trim()));
    return [name, readValue(value)] as const;
  });
  const read = attributeValues.safeParse(Object.fromEntries(entries));
  if (!read.success || !isEachOnce(entries.map(([name]) => name))) throw new Error(messages.unreadable(written));
  return read.data;
}

function readValue(text: string): AttributeValues[string] {
  if (text === "yes" || text === "no") return text === "yes";
  const number = /^\d/.test(text) ? parseNumber(text, 3) : null;
  return (
    number ??
    text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean)
  );
}

/** A value as the attribute's type has it; null where it cannot be. A choice may look like a number. */
export function fittingValue(
  { type, choices }: Pick<Attribute, "type" | "choices">,
  value: AttributeValues[string],
): AttributeValues[string] | null {
  if (type === "number") return typeof value === "number" ? value : null;
  if (type === "yes-no") return typeof value === "boolean" ? value : null;
  const chosen = Array.isArray(value) ? value : [valueText(value)];
  if (chosen.some((one) => !choices.some((known) => known.slug === one))) return null;
  return choices.flatMap((known) => (chosen.includes(known.slug) ? [known.slug] : []));
}
