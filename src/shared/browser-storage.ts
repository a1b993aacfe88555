/** The first ends with the tab, the other stays. */
type Place = "sessionStorage" | "localStorage";

/** null where there is nothing under the key, undefined where the browser keeps nothing at all: storage may be switched off. */
export function kept(place: Place, key: string): string | null | undefined {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return undefined;
  }
}

/** null removes it. Answers whether the browser could keep it: storage may also be full. */
export function keep(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What was kept as JSON: anything, as anybody may have written it. null where it cannot be read. */
export function keptJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(kept(place, key) ?? "null");
  } catch {
    return null;
  }
}
