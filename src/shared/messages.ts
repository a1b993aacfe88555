import type { BackOfficeLanguage } from "./back-office-language.ts";
import { currentLanguage, type DEFAULT_LANGUAGE, type Language } from "./language.ts";

/** The same messages in another language: none missing, none with further parameters. */
export type Messages<T> = T extends string
  ? string
  : T extends (...params: infer Params) => infer Result
    ? (...params: Params) => Messages<Result>
    : { readonly [Key in keyof T]: Messages<T[Key]> };

/** None may be missing. */
type Translations<T> = Record<typeof DEFAULT_LANGUAGE, T> &
  Readonly<Record<Exclude<Language, typeof DEFAULT_LANGUAGE>, Messages<T>>>;

let isRefused = false;

/** While modules load, nobody has a language yet: what they read then would stay English for everybody. Tests refuse it. */
export const refuseMessages = (refused: boolean): void => {
  isRefused = refused;
};

/** Messages in the language of the request that reads them. The build gives the browser those of its page instead. */
export const inEachLanguage = <T extends object>(translations: Translations<T>): Messages<T> =>
  inCurrent(() => translations[currentLanguage()] as object) as Messages<T>;

/** Texts that only administrators read. In a language that the back office does not speak they are English. */
export const inBackOfficeLanguages = <T extends object>(
  translations: { en: T } & Readonly<Record<Exclude<BackOfficeLanguage, "en">, Messages<T>>>,
): Messages<T> =>
  inCurrent(
    () => ((translations as Partial<Record<Language, object>>)[currentLanguage()] ?? translations.en) as object,
  ) as Messages<T>;

/** A group of messages may be kept: each message of it is looked up when it is read. */
function inCurrent(read: () => object): object {
  const groups = new Map<PropertyKey, object>();
  const get = (key: PropertyKey): unknown => {
    const value: unknown = Reflect.get(read(), key);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const group = groups.get(key) ?? inCurrent(() => Reflect.get(read(), key) as object);
      groups.set(key, group);
      return group;
    }
    if (isRefused)
      throw new Error(`The message "${String(key)}" is read while modules load. Read it when it is shown.`);
    return value;
  };
  return new Proxy(
    {},
    {
      get: (_, key) => get(key),
      has: (_, key) => key in read(),
      ownKeys: () => Reflect.ownKeys(read()),
      getOwnPropertyDescriptor: (_, key) =>
        key in read() ? { value: get(key), enumerable: true, configurable: true } : undefined,
    },
  );
}
