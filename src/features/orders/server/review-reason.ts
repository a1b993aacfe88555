import { messages as differences } from "#features/payments/difference-messages.ts";
import { messages as englishDifferences } from "#features/payments/messages/difference-messages.en.ts";
import { descriptorsOf, formatMessage, type MessageDescriptor, type MessageParam } from "#shared/message-descriptor.ts";
import { type Cents, minus } from "#shared/money.ts";
import { messages as english } from "../messages/stored-messages.en.ts";
import { messages } from "../stored-messages.ts";

/** Why an order needs a person. */
export type ReviewReason = MessageDescriptor<keyof typeof english.flags>;
export const reviewReason = descriptorsOf<typeof english.flags>();

/** As it is stored: the same words find it again. */
export const inEnglish = (reason: ReviewReason): string => formatMessage(english.flags, reason, true) ?? reason.is;

/** Of two amounts in one currency the reader gets the difference. What is stored stays as it was, by whose words it is found. */
function forReader(message: MessageDescriptor): MessageDescriptor {
  const [paid, due] = message.with;
  if (message.is !== "otherAmount" || !isMoney(paid) || !isMoney(due) || paid.currency !== due.currency) return message;
  const difference = { cents: minus(due.cents, paid.cents), currency: due.currency };
  if (difference.cents > 0) return reviewReason("tooLittle", difference, paid, due);
  return reviewReason("tooMuch", { cents: minus(paid.cents, due.cents), currency: due.currency }, paid, due);
}

const isMoney = (param: MessageParam | undefined): param is Extract<MessageParam, { cents: Cents }> =>
  typeof param === "object" && "cents" in param;

/**
 * A stored text in the language of its reader. One that its descriptors do not account for, such as one of an older version, stays as it is.
 */
export function toldToReader(text: string, descriptors: readonly MessageDescriptor[]): string {
  if (storedText(descriptors) !== text) return text;
  return inWords(descriptors.map(forReader), { ...messages.flags, ...differences });
}

const inWords = (of: readonly MessageDescriptor[], all: Parameters<typeof formatMessage>[0], isEnglish?: boolean) =>
  of.map((one) => formatMessage(all, one, isEnglish)).join(" ");

/** So many characters of a flag are stored. */
export const FLAG_MAX_LENGTH = 500;

/** Several reasons as they are stored, one after the other. */
export const storedText = (reasons: readonly MessageDescriptor[]): string =>
  inWords(reasons, { ...english.flags, ...englishDifferences }, true).slice(0, FLAG_MAX_LENGTH);

const isOfReturn = (reason: string): reason is keyof typeof english.returns => Object.hasOwn(english.returns, reason);

/** The reasons that the shop itself writes; all others are what a person typed. */
export const OWN_REASONS: readonly string[] = [...Object.values(english.reasons), ...Object.keys(english.returns)];

/** Why an order went on, or money went back: a sentence of the shop in the language of its reader, one of a person as it is. */
export function reasonInWords(reason: string | null): string | null {
  if (reason !== null && isOfReturn(reason)) return messages.returns[reason];
  const known = Object.entries(english.reasons).find(([, text]) => text === reason)?.[0];
  return known ? messages.reasons[known as keyof typeof english.reasons] : reason;
}
