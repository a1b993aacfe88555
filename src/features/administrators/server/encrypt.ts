import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: Buffer): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "second-factor", 32));

/** AES-256-GCM under a key of the shop's own secret: nonce, tag, text. */
export function seal(secret: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws where it was sealed by another shop, or changed */
export function unseal(secret: Buffer, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
  return `${decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8")}${decipher.final("utf8")}`;
}
