import { describe, expect, it } from "vitest";
import { withLanguage } from "#platform/language/with-language.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/language.ts";

/** Texts are prose, which comes with its page and not with all scripts. */
type Dictionary = { messages: object } | { text: object };
const contentOf = (dictionary: Dictionary): object =>
  "messages" in dictionary ? dictionary.messages : dictionary.text;
const dictionaries = import.meta.glob<Dictionary>("../src/**/*.{en,et,lv,lt,fi,de,pl}.ts", { eager: true });

const spoken = import.meta.glob<Dictionary>(["../src/**/*messages.ts", "../src/**/*-text.ts"], { eager: true });

/** Words that a language shares with English. */
const SHARED = /^(Newsletter|Blog|Menu|Name|Status|Profil|Telefon|Stan|Journal|Link|Register|BLIK)$/;
/** Names and figures are the same everywhere. */
const IS_NAME =
  /^\.(countries\.|testimonials\.all\.\d\.name|entries\.\d\.id|account\.sampleAddress|commands\.shortcut|((pages|blog)\.)?slugHint)/;

const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 100];
type Params = readonly unknown[];
type Message = (...params: Params) => unknown;
/** Texts, lists, and counts; a message takes those that suit it. */
const PARAMS: readonly Params[] = [
  ["⟦1⟧", "⟦2⟧", "⟦3⟧"],
  [["⟦1⟧"], ["⟦2⟧"], ["⟦3⟧"]],
  [21, 22, 25],
  [{ new: "⟦1⟧", changed: "⟦2⟧", unchanged: "⟦3⟧", skipped: "⟦4⟧", refused: "⟦5⟧" }],
  ...COUNTS.flatMap((count) => [
    [count, "⟦2⟧", "⟦3⟧"],
    ["⟦1⟧", count, "⟦3⟧"],
  ]),
];

interface Said {
  key: string;
  params: Params;
  english: string;
  translated: string;
}

/** Every text of a dictionary beside its translation, functions called with marks. */
function said(english: unknown, translated: unknown, key = "", params: Params = []): Said[] {
  if (typeof english === "string") return [{ key, params, english, translated: String(translated) }];
  if (typeof english === "function")
    return PARAMS.flatMap((given) => {
      const result = answerOf(english as Message, given);
      return result === undefined || /undefined|\[object/.test(String(result))
        ? []
        : said(result, answerOf(translated as Message, given), key, given);
    });
  return Object.entries(english as object).flatMap(([name, value]) =>
    said(value, Reflect.get(translated as object, name), `${key}.${name}`, params),
  );
}

/** Undefined where these are no parameters of this message. */
function answerOf(message: Message, params: Params): unknown {
  try {
    return message(...params.slice(0, message.length));
  } catch {
    return undefined;
  }
}

const pairs = Object.entries(dictionaries).flatMap(([file, english]) =>
  LANGUAGES.flatMap((language) => {
    const translated = dictionaries[file.replace(".en.ts", `.${language}.ts`)];
    const isPair = file.endsWith(".en.ts") && language !== DEFAULT_LANGUAGE && translated;
    return isPair
      ? { name: file.replace("../src/", ""), language, english: contentOf(english), translated: contentOf(translated) }
      : [];
  }),
);

describe.each(pairs)("$name in $language", ({ name, language, english, translated }) => {
  const texts = said(english, translated);

  it("is spoken on the server", () => {
    const dictionary = spoken[`../src/${name.replace(/messages\/([^/]+)\.en\.ts$/, "$1.ts")}`];
    expect(withLanguage(language, () => JSON.stringify(dictionary && contentOf(dictionary)))).toBe(
      JSON.stringify(translated),
    );
  });

  it("says every parameter that the English message says", () => {
    const lost = texts.flatMap(({ key, params, english, translated }) =>
      params
        .flatMap((param) => (typeof param === "object" && param !== null ? Object.values(param) : [param]))
        .filter((param) => english.includes(String(param)) && !translated.includes(String(param)))
        .map((param) => `${key} ${param}: ${translated}`),
    );
    expect(lost).toEqual([]);
  });

  it("has no message that is empty, English or not a text", () => {
    const isSame = ({ key, english, translated }: Said) =>
      translated === english && !IS_NAME.test(key) && !SHARED.test(english) && /\p{L}{3}/u.test(english);
    const odd = texts.filter(
      (text) =>
        text.english !== "" &&
        (text.translated.trim() === "" ||
          (/undefined|\[object/.test(text.translated) && !/undefined|\[object/.test(text.english)) ||
          isSame(text)),
    );
    expect(odd).toEqual([]);
  });
});

it("finds the dictionaries", () => expect(pairs.length).toBeGreaterThan(2));
