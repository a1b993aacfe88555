import { isSignature, sign } from "#platform/signature.ts";
import { UUID } from "#shared/uuid.ts";

export const EMAIL_LINKS = ["confirm", "unsubscribe", "preferences"] as const;
export type EmailLink = (typeof EMAIL_LINKS)[number];

const keyOf = (secret: Buffer, link: EmailLink, subscriberId: string): string =>
  sign(secret, `newsletter-${link}`, subscriberId).slice(0, 32);

/** The path of a link in an email, signed so that no one can act for another subscriber. */
export const emailLink = (secret: Buffer, link: EmailLink, subscriberId: string): string =>
  `/newsletter/${link}?id=${subscriberId}&key=${keyOf(secret, link, subscriberId)}`;

/** Whose link it is, if its signature is ours. */
export function subscriberOfLink(secret: Buffer, link: EmailLink, search: URLSearchParams): string | null {
  const id = search.get("id")?.toLowerCase() ?? "";
  if (!UUID.test(id)) return null;
  return isSignature(keyOf(secret, link, id), search.get("key")) ? id : null;
}
