/** The first ends with the tab, the other stays. */
type Place = "sessionStorage" | "localStorage";

/** Storage may be switched off, full or forbidden. */
function inStorage<T>(place: Place, work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis[place]);
  } catch {
    return undefined;
  }
}

/** null where there is nothing under the key, undefined where the browser keeps nothing at all. */
export const kept = (place: Place, key: string): string | null | undefined =>
  inStorage(place, (storage) => storage.getItem(key));

/** null removes it. Answers whether the browser could keep it. */
export const keep = (place: Place, key: string, text: string | null): boolean =>
  inStorage(place, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  }) ?? false;
