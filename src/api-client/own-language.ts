import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import { currentLanguage } from "#shared/language.ts";

/** The language for which this tab has loaded its page anew. */
const KEY = "admin_language";

/**
 * Whether the page is in another language than the administrator's. The server has set the cookie by then. A browser that
 * keeps no cookies stays in English, instead of loading the page for ever.
 */
export function needsOwnLanguage(language: BackOfficeLanguage): boolean {
  try {
    return language !== currentLanguage() && window.sessionStorage.getItem(KEY) !== language;
  } catch {
    return false;
  }
}

/** Loads the page in the language that its cookie names now. */
export function loadInOwnLanguage(language: BackOfficeLanguage): void {
  window.sessionStorage.setItem(KEY, language);
  window.location.reload();
}

/** The page is in the right language: it may be loaded anew when another one is chosen. */
export function forgetOwnLanguage(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {}
}
