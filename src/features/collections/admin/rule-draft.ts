import type { z } from "zod";
import type { Attribute } from "#features/products/attribute.ts";
import { parseEuros, parseNumber } from "#shared/parse-number.ts";
import type { CollectionRule, Condition, ConditionField, collectionRule } from "../collection.ts";

/** A condition in the form: numbers as typed. */
export interface ConditionDraft {
  field: ConditionField;
  /** Its slug, of a condition about one. */
  attribute: string;
  values: readonly string[];
  from: string;
  to: string;
  days: string;
  contains: string;
  is: boolean;
}

export interface RuleDraft {
  match: CollectionRule["match"];
  conditions: readonly ConditionDraft[];
}

const EMPTY: Omit<ConditionDraft, "field"> = {
  attribute: "",
  values: [],
  from: "",
  to: "",
  days: "30",
  contains: "",
  is: true,
};

export const NEW_RULE: RuleDraft = { match: "all", conditions: [] };

/** What a condition may be about: a fact of every product, or an attribute. */
export const SUBJECTS = ["category", "price", "reduced", "new", "name"] as const;

export const subjectOf = ({ field, attribute }: ConditionDraft): string =>
  attribute ? `attribute:${attribute}` : field;

/** A new condition about a subject. */
export function draftAbout(subject: string, attributes: readonly Attribute[]): ConditionDraft {
  const attribute = attributes.find(({ slug }) => subject === `attribute:${slug}`);
  if (attribute) return { ...EMPTY, field: attribute.type, attribute: attribute.slug };
  return { ...EMPTY, field: SUBJECTS.find((one) => one === subject) ?? "category" };
}

const inEuros = (cents: number | undefined): string => (cents === undefined ? "" : String(cents / 100));
const asText = (number: number | undefined): string => String(number ?? "");

function draftOf(condition: Condition): ConditionDraft {
  const draft: ConditionDraft = { ...EMPTY, field: condition.field };
  switch (condition.field) {
    case "category":
      return { ...draft, values: condition.values };
    case "choice":
      return { ...draft, attribute: condition.attribute, values: condition.values };
    case "number":
      return { ...draft, attribute: condition.attribute, from: asText(condition.from), to: asText(condition.to) };
    case "yes-no":
      return { ...draft, attribute: condition.attribute, is: condition.is };
    case "new":
      return { ...draft, days: String(condition.days) };
    case "price":
      return { ...draft, from: inEuros(condition.from), to: inEuros(condition.to) };
    case "name":
      return { ...draft, contains: condition.contains };
    case "reduced":
      return draft;
  }
}

export const ruleDraftOf = (rule: CollectionRule): RuleDraft => ({
  match: rule.match,
  conditions: rule.conditions.map(draftOf),
});

/** What cannot be read becomes NaN, which the schema refuses with its sentence. */
const bound = (typed: string, read: (text: string) => number | null): number | undefined =>
  typed.trim() === "" ? undefined : (read(typed) ?? Number.NaN);

/** As it is sent; the schema says what is wrong with it. */
export const ruleOf = ({ match, conditions }: RuleDraft): z.input<typeof collectionRule> => ({
  match,
  conditions: conditions.map((one) => conditionOf(one) as z.input<typeof collectionRule>["conditions"][number]),
});

function conditionOf({ field, attribute, values, from, to, days, contains, is }: ConditionDraft) {
  const plain = (text: string) => parseNumber(text, 3);
  switch (field) {
    case "category":
      return { field, values };
    case "choice":
      return { field, attribute, values };
    case "number":
      return { field, attribute, from: bound(from, plain), to: bound(to, plain) };
    case "yes-no":
      return { field, attribute, is };
    case "new":
      return { field, days: bound(days, (text) => parseNumber(text, 0)) };
    case "price":
      return { field, from: bound(from, parseEuros), to: bound(to, parseEuros) };
    case "name":
      return { field, contains };
    case "reduced":
      return { field };
  }
}
