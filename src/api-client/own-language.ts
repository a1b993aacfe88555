import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import { keep, kept } from "#shared/browser-storage.ts";
import { currentLanguage } from "#shared/language.ts";

/** The language for which this tab has loaded its page anew. */
const KEY = "admin_language";

/**
 * Whether the page is in another language than the administrator's. The server has set the cookie by then. A browser that
 * keeps no cookies stays in English, instead of loading the page for ever.
 */
export function needsOwnLanguage(language: BackOfficeLanguage): boolean {
  const loaded = kept("sessionStorage", KEY);
  return language !== currentLanguage() && loaded !== undefined && loaded !== language;
}

/** Loads the page in the language that its cookie names now. Answers whether it does: not where it might go on for ever. */
export function loadInOwnLanguage(language: BackOfficeLanguage): boolean {
  const isKept = keep("sessionStorage", KEY, language);
  if (isKept) window.location.reload();
  return isKept;
}

/** The page is in the right language: it may be loaded anew when another one is chosen. */
export function forgetOwnLanguage(): void {
  keep("sessionStorage", KEY, null);
}
