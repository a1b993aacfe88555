import { isSignature, sign } from "#platform/signature.ts";

/** An administrator's link to a file works this long: a download is a request of the browser, which has no session's token. */
const LIVES_MS = 5 * 60_000;

/** What a link opens: a document, or an archive of those of a period. */
export type LinkQuery = Readonly<Record<string, string>>;

/** The address of a file with its signature. */
export function signedAddress(secret: Buffer, path: string, query: LinkQuery, now: Date): string {
  const search = new URLSearchParams(query);
  search.set("until", String(now.getTime() + LIVES_MS));
  search.set("signature", signatureOf(secret, path, search));
  return `${path}?${search}`;
}

/** Whether the shop wrote this address, and not too long ago. */
export function isSigned(secret: Buffer, path: string, search: URLSearchParams, now: Date): boolean {
  const unsigned = new URLSearchParams(search);
  const given = unsigned.get("signature");
  unsigned.delete("signature");
  return isSignature(signatureOf(secret, path, unsigned), given) && Number(unsigned.get("until")) >= now.getTime();
}

const signatureOf = (secret: Buffer, path: string, search: URLSearchParams): string =>
  sign(secret, "document-link", `${path}?${search}`);
