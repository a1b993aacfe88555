import { dayInWords, momentInWords } from "./day.ts";
import { ENGLISH_LOCALE } from "./language.ts";
import { type Cents, formatMoney } from "./money.ts";

/** What a stored sentence is about: written by the language of its reader. A moment is ISO 8601, a day `2026-11-26`. */
export type MessageParam =
  | string
  | { cents: Cents; currency: string }
  | { day: string }
  | { moment: string; timeZone: string };

/** A sentence that is stored for readers of several languages: the name of its message, and what the message says it of. */
export interface MessageDescriptor<Name extends string = string> {
  is: Name;
  with: readonly MessageParam[];
}

type Sentences = Readonly<Record<string, string | ((...params: string[]) => string)>>;
type ParamsOf<Sentence> = Sentence extends (...params: infer Params) => string
  ? { [At in keyof Params]: MessageParam }
  : [];

/** Makes descriptors of a dictionary: no message without its parameters. */
export const descriptorsOf =
  <T extends Sentences>() =>
  <Name extends keyof T & string>(is: Name, ...params: ParamsOf<T[Name]>): MessageDescriptor<Name> => ({
    is,
    with: params,
  });

/** The sentence in the language of the dictionary; null for a message that it does not know, such as one of a newer version. */
export function formatMessage(
  messages: Sentences,
  { is, with: params }: MessageDescriptor,
  isEnglish = false,
): string | null {
  const sentence = Object.hasOwn(messages, is) ? messages[is] : undefined;
  if (typeof sentence !== "function") return sentence ?? null;
  return sentence.length === params.length ? sentence(...params.map((one) => paramInWords(one, isEnglish))) : null;
}

function paramInWords(param: MessageParam, isEnglish: boolean): string {
  const locale = isEnglish ? ENGLISH_LOCALE : undefined;
  if (typeof param === "string") return param;
  if ("cents" in param) return formatMoney(param.cents, param.currency, isEnglish ? "en" : undefined);
  return "day" in param ? dayInWords(param.day, locale) : momentInWords(param.timeZone, new Date(param.moment), locale);
}
