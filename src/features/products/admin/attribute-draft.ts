import { conflictsIn } from "#backoffice/merge-editions.ts";
import { issueInWords } from "#shared/issue-in-words.ts";
import { type Attribute, type AttributeInput, type AttributeType, attributeInput } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";

export interface ChoiceDraft {
  key: number;
  /** Of one that is kept already. */
  slug?: string;
  name: string;
}

/** An attribute as its form holds it. */
export interface AttributeDraft {
  name: string;
  type: AttributeType;
  unit: string;
  is_filter: boolean;
  position: string;
  choices: readonly ChoiceDraft[];
}

export const newAttribute = (position: number): AttributeDraft => ({
  name: "",
  type: "choice",
  unit: "",
  is_filter: true,
  position: String(position),
  choices: [{ key: 0, name: "" }],
});

export const attributeDraftOf = ({ name, type, unit, is_filter, position, choices }: Attribute): AttributeDraft => ({
  name,
  type,
  unit: unit ?? "",
  is_filter,
  position: String(position),
  choices: choices.length > 0 ? choices.map((choice, key) => ({ key, ...choice })) : [{ key: 0, name: "" }],
});

const FIELDS = ["name", "type", "unit", "is_filter", "position"] as const;

/** What was typed upon `base`, upon what somebody else has saved since: their changes stay where nothing was typed, and their new values are added. */
export function draftUpon(base: Attribute, mine: AttributeDraft, theirs: Attribute): AttributeDraft {
  const [before, now] = [attributeDraftOf(base), attributeDraftOf(theirs)];
  const kept = FIELDS.filter((field) => mine[field] !== before[field]);
  const nameBefore = new Map(base.choices.map(({ slug, name }) => [slug, name]));
  const nameNow = new Map(theirs.choices.map(({ slug, name }) => [slug, name]));
  const own = mine.choices.flatMap(({ slug, name }) => {
    if (!slug) return name.trim() === "" ? [] : { name };
    const isTyped = name !== nameBefore.get(slug);
    const named = nameNow.get(slug);
    // Theirs is gone: a name that was typed is a new value.
    if (named === undefined) return isTyped ? { name } : [];
    return { slug, name: isTyped ? name : named };
  });
  const added = theirs.choices.filter(({ slug }) => !nameBefore.has(slug));
  const choices = [...own, ...added].map((choice, key) => ({ key, ...choice }));
  return { ...now, ...Object.fromEntries(kept.map((field) => [field, mine[field]])), choices };
}

/** What both changed, by its label, with what they wrote of it; the draft upon theirs has mine. */
export function bothChanged(
  base: Attribute,
  mine: AttributeDraft,
  theirs: Attribute,
): { label: string; theirs: string }[] {
  const [before, now] = [inWords(attributeDraftOf(base), base), inWords(attributeDraftOf(theirs), base)];
  return conflictsIn(before, inWords(mine, base), now).map((label) => ({
    label,
    theirs: now[label] || messages.nothing,
  }));
}

/** By label; values are told that `base` has. */
const inWords = (draft: AttributeDraft, base: Attribute): Record<string, string> => {
  const words: Record<string, string> = {
    [messages.name]: draft.name,
    [messages.type]: messages.types[draft.type],
    [messages.unit]: draft.unit,
    [messages.isFilter]: draft.is_filter ? messages.yes : messages.no,
    [messages.position]: draft.position,
  };
  for (const { slug, name } of base.choices)
    words[`${messages.choices}, ${name}`] = draft.choices.find((choice) => choice.slug === slug)?.name ?? "";
  return words;
};

type Problems = Partial<Record<keyof AttributeInput, string>>;

/** What was typed as new upon what an earlier attempt made of it: its values are those of the same name. */
export const draftUponMade = (mine: AttributeDraft, made: Attribute): AttributeDraft => ({
  ...mine,
  choices: mine.choices.map(({ key, name }) => ({
    key,
    name,
    ...withSlug(made.choices.find((choice) => choice.name === name.trim())?.slug),
  })),
});

/** As the shop takes it, or what is wrong with it beside its field. */
export function readAttribute(draft: AttributeDraft): { body: AttributeInput; problems: Problems } {
  const body = {
    ...draft,
    position: draft.position.trim() === "" ? Number.NaN : Number(draft.position),
    choices: draft.type === "choice" ? draft.choices.filter(({ name }) => name.trim() !== "").map(withoutKey) : [],
  };
  const problems: Problems = {};
  for (const { path, message } of attributeInput.safeParse(body, { error: issueInWords }).error?.issues ?? [])
    problems[path[0] as keyof AttributeInput] ??= message;
  return { body, problems };
}

const withSlug = (slug: string | undefined) => (slug ? { slug } : {});
const withoutKey = ({ slug, name }: ChoiceDraft) => ({ ...withSlug(slug), name });
