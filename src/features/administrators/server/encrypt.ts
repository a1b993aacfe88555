import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: Buffer): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "second-factor", 32));

/** AES-256-GCM under a key of the shop's own secret: nonce, tag, text. */
export function encrypt(secret: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** @throws where it was sealed by another shop, or changed */
export function decrypt(secret: Buffer, encrypted: Buffer): string {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const tag = encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
  return `${decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8")}${decipher.final("utf8")}`;
}
