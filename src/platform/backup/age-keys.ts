import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";

/** DER of X25519 keys (RFC 8410) before their 32 bytes. */
const PUBLIC_DER = Buffer.from("302a300506032b656e032100", "hex");
const PRIVATE_DER = Buffer.from("302e020100300506032b656e04220420", "hex");
const KEY_BYTES = 32;

const RECIPIENT = "age";
const IDENTITY = "age-secret-key-";

export interface AgeIdentity {
  key: KeyObject;
  /** The public key's bytes. */
  recipient: Buffer;
}

export const publicKey = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_DER, bytes]), format: "der", type: "spki" });

export const publicBytes = (key: KeyObject): Buffer =>
  Buffer.from(key.export({ format: "der", type: "spki" }).subarray(PUBLIC_DER.length));

/** The 32 bytes of `age1...`; null for anything else. */
export const readRecipient = (text: string): Buffer | null => keyBytes(text, RECIPIENT);

export const isRecipient = (text: string): boolean => readRecipient(text) !== null;

/** The keys of a file as `age-keygen` writes it: comments, and one `AGE-SECRET-KEY-1...` a line. */
export function readIdentities(file: string): AgeIdentity[] {
  return file
    .split(/\r?\n/)
    .map((line) => keyBytes(line.trim(), IDENTITY))
    .filter((bytes) => bytes !== null)
    .map((bytes) => {
      const key = createPrivateKey({ key: Buffer.concat([PRIVATE_DER, bytes]), format: "der", type: "pkcs8" });
      return { key, recipient: publicBytes(createPublicKey(key)) };
    });
}

/** A new pair of keys, in the words of `age`. */
export function newAgeKeys(): { recipient: string; identity: string } {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  const secret = privateKey.export({ format: "der", type: "pkcs8" }).subarray(PRIVATE_DER.length);
  return {
    recipient: bech32(RECIPIENT, publicBytes(publicKey)),
    identity: bech32(IDENTITY, secret).toUpperCase(),
  };
}

// Bech32 (BIP 173) without its limit of 90 characters.
const LETTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM = 6;

function keyBytes(text: string, prefix: string): Buffer | null {
  // Upper or lower case, never mixed.
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return null;
  const lower = text.toLowerCase();
  if (!lower.startsWith(`${prefix}1`)) return null;
  const words = [...lower.slice(prefix.length + 1)].map((letter) => LETTERS.indexOf(letter));
  if (words.length < CHECKSUM || words.includes(-1) || checksum([...spread(prefix), ...words]) !== 1) return null;
  const bytes = regroup(words.slice(0, -CHECKSUM), 5, 8);
  return bytes?.length === KEY_BYTES ? Buffer.from(bytes) : null;
}

function bech32(prefix: string, bytes: Uint8Array): string {
  const words = regroup([...bytes], 8, 5) ?? [];
  const sum = checksum([...spread(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1;
  const last = Array.from({ length: CHECKSUM }, (_, index) => (sum >> (5 * (CHECKSUM - 1 - index))) & 31);
  return `${prefix}1${[...words, ...last].map((word) => LETTERS[word]).join("")}`;
}

const spread = (prefix: string): number[] => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

function checksum(words: readonly number[]): number {
  let sum = 1;
  for (const word of words) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ word;
    for (const [bit, part] of GENERATOR.entries()) if ((top >> bit) & 1) sum ^= part;
  }
  return sum;
}

/** Bits in groups of another size. null if bits are left over that are not padding. */
function regroup(words: readonly number[], from: number, to: number): number[] | null {
  const found: number[] = [];
  let [rest, bits] = [0, 0];
  for (const word of words) {
    rest = (rest << from) | word;
    bits += from;
    while (bits >= to) {
      bits -= to;
      found.push((rest >> bits) & ((1 << to) - 1));
      rest &= (1 << bits) - 1;
    }
  }
  if (from > to && bits > 0) found.push((rest << (to - bits)) & ((1 << to) - 1));
  return from < to && (bits >= from || rest !== 0) ? null : found;
}
