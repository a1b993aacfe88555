import { diff3Merge } from "node-diff3";

/** What is written, field by field. */
export type Fields = Readonly<Record<string, string>>;
export type Choice = "theirs" | "mine" | "both";

export const isSame = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** What was sent is `kept` now, as the shop wrote it. What was typed in a field while it was being saved stays. */
export const afterSaving = <F extends object>(sent: F, now: F, kept: F): F =>
  Object.fromEntries(
    (Object.keys(kept) as (keyof F)[]).map((name) => [name, (now[name] === sent[name] ? kept : now)[name]]),
  ) as F;

/** The fields that two people changed in different ways since `base`. */
export const conflictsIn = <F extends Fields>(base: F, mine: F, theirs: F): (keyof F & string)[] =>
  Object.keys(base).filter(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  );

/** My changes upon theirs. Where both changed a field, the choice decides; `join` puts two texts together. */
export function mergeEditions<F extends Fields>(
  { base, mine, theirs }: Record<"base" | "mine" | "theirs", F>,
  choices: Readonly<Record<string, Choice>>,
  join: (name: string, base: string, mine: string, theirs: string) => string,
): F {
  const both = conflictsIn(base, mine, theirs);
  const merged = Object.entries(theirs).map(([name, written]) => {
    const [old = "", own = ""] = [base[name], mine[name]];
    const choice = both.includes(name) ? (choices[name] ?? "mine") : own === old ? "theirs" : "mine";
    return [name, choice === "both" ? join(name, old, own, written) : choice === "mine" ? own : written];
  });
  return Object.fromEntries(merged) as F;
}

/** Two editions of a text in parts. What only one of them changed is taken; of what both changed, both stay: theirs, then mine. */
export const mergeParts = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] =>
  diff3Merge([...mine], [...base], [...theirs], { excludeFalseConflicts: true }).flatMap(({ ok, conflict }) => {
    if (ok) return ok;
    const { o: old = [], a: own = [], b: others = [] } = conflict ?? {};
    if (own.length === old.length && others.length === old.length)
      return old.flatMap((part, place) => changesOf(part, own[place] ?? part, others[place] ?? part));
    const isKept = (part: string) => !old.includes(part) || own.includes(part);
    return [...others.filter(isKept), ...own.filter((part) => !others.includes(part) && !old.includes(part))];
  });

/** Neighbours that were each changed by one editor are one conflict and merge without a choice. */
function changesOf(old: string, own: string, others: string): string[] {
  if (own === old || own === others) return [others];
  return others === old ? [own] : [others, own];
}
