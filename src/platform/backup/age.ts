import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { type AgeIdentity, publicBytes, publicKey, readRecipient } from "./age-keys.ts";
import { ArchiveError } from "./manifest.ts";

// The file format of age (https://c2sp.org/age) with keys of X25519, so that `age --decrypt` opens a backup without the shop.
const VERSION = "age-encryption.org/v1";
const WRAPPED = `${VERSION}/X25519`;
const CIPHER = "chacha20-poly1305";
const CHUNK = 64 * 1024;
const TAG = 16;
const NONCE = 16;
const MAX_HEADER = 64 * 1024;
const NEEDS_ANOTHER_KEY = "The backup is encrypted to another key.";
const IS_DAMAGED = "The backup is damaged: it is not what was encrypted.";

/** Encrypts a stream to every recipient (`age1...`), piece by piece. */
export async function* encrypted(
  plain: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const header = `${VERSION}\n${recipients.map((recipient) => stanza(fileKey, recipient)).join("")}---`;
  const nonce = randomBytes(NONCE);
  yield Buffer.concat([Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`), nonce]);
  const key = derived(fileKey, nonce, "payload", 32);
  let counter = 0;
  for await (const { bytes, isLast } of chunks(plain, CHUNK)) {
    yield seal(key, chunkNonce(counter, isLast), bytes);
    counter += 1;
  }
}

/**
 * Decrypts piece by piece; no piece is given on before it is found authentic. A file that was cut off fails at its end, so
 * nothing of it may be trusted before that. @throws ArchiveError
 */
export async function* decrypted(
  cipher: AsyncIterable<Uint8Array>,
  identities: readonly AgeIdentity[],
): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(cipher);
  const fileKey = readHeader(header, identities);
  let key: Buffer | undefined;
  let counter = 0;
  for await (const { bytes, isLast } of payload(rest)) {
    if (!key) {
      key = derived(fileKey, bytes, "payload", 32);
      if (isLast) throw new ArchiveError("The backup was cut off.");
      continue;
    }
    const plain = open(key, chunkNonce(counter, isLast), bytes);
    if (!plain) {
      const isCut = isLast && open(key, chunkNonce(counter, false), bytes) !== null;
      throw new ArchiveError(isCut ? "The backup was cut off." : IS_DAMAGED);
    }
    if (plain.length === 0 && counter > 0) throw new ArchiveError(IS_DAMAGED);
    yield plain;
    counter += 1;
  }
}

/** The nonce first, then chunks as they were sealed. */
async function* payload(rest: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
  const pieces = rest[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < NONCE) {
    const { value, done } = await pieces.next();
    if (done) throw new ArchiveError("The backup was cut off.");
    held = Buffer.concat([held, value]);
  }
  yield { bytes: held.subarray(0, NONCE), isLast: false };
  const after = (async function* () {
    yield held.subarray(NONCE);
    yield* { [Symbol.asyncIterator]: () => pieces };
  })();
  yield* chunks(after, CHUNK + TAG);
}

interface Chunk {
  bytes: Buffer;
  isLast: boolean;
}

/** Pieces of exactly this size; the last one may be shorter, and is empty only where everything is. */
async function* chunks(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Chunk> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    held.push(piece);
    length += piece.length;
    if (length <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) yield { bytes: all.subarray(0, size), isLast: false };
    held = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}

function stanza(fileKey: Buffer, recipient: string): string {
  const theirs = readRecipient(recipient);
  if (!theirs) throw new Error("A backup cannot be encrypted to what is no public key");
  const ephemeral = generateKeyPairSync("x25519");
  const share = publicBytes(ephemeral.publicKey);
  const secret = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: publicKey(theirs) });
  const wrapped = seal(derived(secret, Buffer.concat([share, theirs]), WRAPPED, 32), Buffer.alloc(12), fileKey);
  return `-> X25519 ${base64(share)}\n${base64(wrapped)}\n`;
}

async function splitHeader(
  cipher: AsyncIterable<Uint8Array>,
): Promise<{ header: string; rest: AsyncIterable<Uint8Array> }> {
  const pieces = cipher[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  for (;;) {
    const last = held.indexOf("\n---");
    const end = last === -1 ? -1 : held.indexOf("\n", last + 1);
    if (end !== -1) {
      const rest = held.subarray(end + 1);
      return {
        header: held.subarray(0, end).toString("latin1"),
        rest: (async function* () {
          yield rest;
          yield* { [Symbol.asyncIterator]: () => pieces };
        })(),
      };
    }
    const { value, done } = await pieces.next();
    if (held.length > MAX_HEADER) throw new ArchiveError("This is no encrypted backup.");
    if (done) throw new ArchiveError(held.length === 0 ? "The backup is empty." : "This is no encrypted backup.");
    held = Buffer.concat([held, value]);
  }
}

const STANZA = /-> X25519 ([A-Za-z0-9+/]{43})\n([A-Za-z0-9+/]{43})\n/g;

/** The key of the file. @throws ArchiveError if none of the identities opens it, or the header was changed. */
function readHeader(header: string, identities: readonly AgeIdentity[]): Buffer {
  const [signed = "", mac = ""] = header.split(/(?<=\n---) /);
  if (!header.startsWith(`${VERSION}\n`)) throw new ArchiveError("This is no encrypted backup.");
  for (const [, share = "", wrapped = ""] of signed.matchAll(STANZA))
    for (const identity of identities) {
      const fileKey = unwrapped(identity, Buffer.from(share, "base64"), Buffer.from(wrapped, "base64"));
      if (!fileKey) continue;
      const [expected, found] = [macOf(fileKey, signed), Buffer.from(mac, "base64")];
      if (found.length !== expected.length || !timingSafeEqual(expected, found)) throw new ArchiveError(IS_DAMAGED);
      return fileKey;
    }
  throw new ArchiveError(NEEDS_ANOTHER_KEY);
}

function unwrapped({ key, recipient }: AgeIdentity, share: Buffer, wrapped: Buffer): Buffer | null {
  try {
    const secret = diffieHellman({ privateKey: key, publicKey: publicKey(share) });
    return open(derived(secret, Buffer.concat([share, recipient]), WRAPPED, 32), Buffer.alloc(12), wrapped);
  } catch {
    // A share that was made to give away the key.
    return null;
  }
}

const macOf = (fileKey: Buffer, header: string): Buffer =>
  createHmac("sha256", derived(fileKey, Buffer.alloc(0), "header", 32))
    .update(header)
    .digest();

const derived = (key: Uint8Array, salt: Uint8Array, info: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, bytes));

/** A counter of eleven bytes, and 1 for the last chunk: none can be left out, swapped or added. */
function chunkNonce(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(counter, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function seal(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** null for what was not sealed with this key and nonce. */
function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < TAG) return null;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

/** As age writes it: without padding. */
const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
