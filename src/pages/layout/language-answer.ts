const ANSWERED = "language-hint";

/** The hint has done its work once somebody chose. */
export const rememberLanguageAnswer = (): void => {
  try {
    localStorage.setItem(ANSWERED, "answered");
  } catch {
    // The browser keeps nothing: the hint comes again.
  }
};

export function isLanguageAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED) !== null;
  } catch {
    return true;
  }
}
