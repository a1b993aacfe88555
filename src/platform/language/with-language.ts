import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, readLanguageFrom } from "#shared/language.ts";

const languages = new AsyncLocalStorage<Language>();
readLanguageFrom(() => languages.getStore());

/** Everything that `work` does, also later, speaks this language. */
export const withLanguage = <T>(language: Language, work: () => T): T => languages.run(language, work);
