import { keep, kept } from "#shared/browser-storage.ts";

/** Where the browser keeps the token (back office 9): one key ends with the tab, the other stays for 30 days. */
const TAB_KEY = "admin_jwt_token";
const REMEMBER_KEY = "admin_jwt_remember_me";

// A browser may keep no storage at all: then the session lasts as long as the page.
export const storedToken = (): string | null =>
  kept("sessionStorage", TAB_KEY) ?? kept("localStorage", REMEMBER_KEY) ?? null;

export const isRemembered = (): boolean => typeof kept("localStorage", REMEMBER_KEY) === "string";

export function keepToken(token: string, remembered: boolean): void {
  if (remembered) keep("localStorage", REMEMBER_KEY, token);
  else keep("sessionStorage", TAB_KEY, token);
}

export function forgetTokens(): void {
  keep("sessionStorage", TAB_KEY, null);
  keep("localStorage", REMEMBER_KEY, null);
}
