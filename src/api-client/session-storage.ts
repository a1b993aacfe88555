/** Where the browser keeps the token (back office 9): one key ends with the tab, the other stays for 30 days. */
const TAB_KEY = "admin_jwt_token";
const REMEMBER_KEY = "admin_jwt_remember_me";

// A browser may keep no storage at all: then the session lasts as long as the page.
const storageOf = (key: string): Storage => (key === TAB_KEY ? window.sessionStorage : window.localStorage);

function stored(key: string): string | null {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
}

export const storedToken = (): string | null => stored(TAB_KEY) ?? stored(REMEMBER_KEY);

export const isRemembered = (): boolean => stored(REMEMBER_KEY) !== null;

export function keepToken(token: string, remembered: boolean): void {
  const key = remembered ? REMEMBER_KEY : TAB_KEY;
  try {
    storageOf(key).setItem(key, token);
  } catch {}
}

export function forgetTokens(): void {
  for (const key of [TAB_KEY, REMEMBER_KEY]) {
    try {
      storageOf(key).removeItem(key);
    } catch {}
  }
}
