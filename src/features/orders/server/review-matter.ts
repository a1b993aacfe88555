import { messages as differences } from "#features/payments/difference-messages.ts";
import { messages as englishDifferences } from "#features/payments/messages/difference-messages.en.ts";
import { type Matter, type MatterParam, matterInWords, mattersOf } from "#shared/matter.ts";
import { type Cents, minus } from "#shared/money.ts";
import { messages as english } from "../messages/stored-messages.en.ts";
import { messages } from "../stored-messages.ts";

/** Why an order needs a person. */
export type ReviewMatter = Matter<keyof typeof english.flags>;
export const reviewMatter = mattersOf<typeof english.flags>();

/** As it is stored: the same words find it again. */
export const inEnglish = (matter: ReviewMatter): string => matterInWords(english.flags, matter, true) ?? matter.is;

/** Of two amounts in one currency the reader gets the difference. What is stored stays as it was, by whose words it is found. */
function forReader(matter: Matter): Matter {
  const [paid, due] = matter.with;
  if (matter.is !== "otherAmount" || !isMoney(paid) || !isMoney(due) || paid.currency !== due.currency) return matter;
  const difference = { cents: minus(due.cents, paid.cents), currency: due.currency };
  if (difference.cents > 0) return reviewMatter("tooLittle", difference, paid, due);
  return reviewMatter("tooMuch", { cents: minus(paid.cents, due.cents), currency: due.currency }, paid, due);
}

const isMoney = (param: MatterParam | undefined): param is Extract<MatterParam, { cents: Cents }> =>
  typeof param === "object" && "cents" in param;

/**
 * A stored text in the language of its reader. One that its matters do not account for, such as one of an older version, stays as it is.
 */
export function toldToReader(text: string, matters: readonly Matter[]): string {
  const inWords = (of: readonly Matter[], all: Parameters<typeof matterInWords>[0], isEnglish?: boolean) =>
    of.map((one) => matterInWords(all, one, isEnglish)).join(" ");
  if (inWords(matters, { ...english.flags, ...englishDifferences }, true) !== text) return text;
  return inWords(matters.map(forReader), { ...messages.flags, ...differences });
}

const isOfReturn = (reason: string): reason is keyof typeof english.returns => Object.hasOwn(english.returns, reason);

/** The reasons that the shop itself writes; all others are what a person typed. */
export const OWN_REASONS: readonly string[] = [...Object.values(english.reasons), ...Object.keys(english.returns)];

/** Why an order went on, or money went back: a sentence of the shop in the language of its reader, one of a person as it is. */
export function reasonInWords(reason: string | null): string | null {
  if (reason !== null && isOfReturn(reason)) return messages.returns[reason];
  const known = Object.entries(english.reasons).find(([, text]) => text === reason)?.[0];
  return known ? messages.reasons[known as keyof typeof english.reasons] : reason;
}
