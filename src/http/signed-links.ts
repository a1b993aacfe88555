import type { z } from "zod";
import type { AppContext } from "#platform/context.ts";
import { isSignature, sign } from "#platform/signature.ts";

/** An administrator's link to a file works this long: a download is a request of the browser, which has no session's token. */
const LIVES_MS = 5 * 60_000;

/** The address of a file with its signature by `fileLinkSecret`. */
export function signedAddress(
  secret: Buffer,
  path: string,
  query: Readonly<Record<string, string | boolean>>,
  now: Date,
): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  search.set("until", String(now.getTime() + LIVES_MS));
  search.set("signature", signatureOf(secret, path, search));
  return `${path}?${search}`;
}

/** What the signed link of a request asks for; null where the shop did not write it, wrote it too long ago, or it asks for something else. */
export function signedQuery<Query extends z.ZodType>(
  { fileLinkSecret, clock }: Pick<AppContext, "fileLinkSecret" | "clock">,
  request: Request,
  query: Query,
): z.output<Query> | null {
  const { pathname, searchParams: unsigned } = new URL(request.url);
  const given = unsigned.get("signature");
  unsigned.delete("signature");
  const isOurs = isSignature(signatureOf(fileLinkSecret, pathname, unsigned), given);
  if (!isOurs || Number(unsigned.get("until")) < clock.now().getTime()) return null;
  return query.safeParse(Object.fromEntries(unsigned)).data ?? null;
}

const signatureOf = (secret: Buffer, path: string, search: URLSearchParams): string =>
  sign(secret, "document-link", `${path}?${search}`);
