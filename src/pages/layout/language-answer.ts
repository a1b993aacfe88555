import { keep, kept } from "#shared/browser-storage.ts";

const ANSWERED = "language-hint";

/** The hint has done its work once somebody chose. */
export const rememberLanguageAnswer = (): void => void keep("localStorage", ANSWERED, "answered");

/** Also where the browser keeps nothing: the hint would come on each page. */
export const isLanguageAnswered = (): boolean => kept("localStorage", ANSWERED) !== null;
