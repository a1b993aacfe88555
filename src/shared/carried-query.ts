/**
 * A path with the parameters of the request that leads to it, such as those of a campaign. What it says itself stays, and what the
 * page of the request has `read` is left out.
 */
export function carryQuery(path: string, asked: URLSearchParams, read: Iterable<string> = []): string {
  const [, before = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const carried = new URLSearchParams(query);
  const known = new Set([...carried.keys(), ...read]);
  for (const [name, value] of asked) if (!known.has(name)) carried.append(name, value);
  return before + (carried.size > 0 ? `?${carried}` : "") + hash;
}
