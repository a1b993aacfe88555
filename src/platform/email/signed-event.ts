import { createHmac, timingSafeEqual } from "node:crypto";

/** Other timestamps may be a replay. */
const TOLERANCE_S = 300;

interface Signed {
  body: string;
  headers: Pick<Headers, "get">;
  /** `whsec_` and the key in base64. */
  secret: string;
  now: Date;
}

/**
 * Whether the holder of the secret signed this body recently: HMAC-SHA256 of `id.timestamp.body`, as in Standard Webhooks
 * and Svix. During rotation of a secret there are several signatures.
 */
export function isSigned({ body, headers, secret, now }: Signed): boolean {
  const id = headers.get("svix-id") ?? "";
  const at = headers.get("svix-timestamp") ?? "";
  if (id === "" || !/^\d{1,12}$/.test(at)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_S) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest();
  const given = (headers.get("svix-signature") ?? "").split(" ").slice(0, 20);
  return given.some((signature) => {
    const [version, value = ""] = signature.split(",");
    const bytes = Buffer.from(value, "base64");
    return version === "v1" && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
