import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decrypted, encrypted } from "./age.ts";
import { isRecipient, newAgeKeys, readIdentities } from "./age-keys.ts";

const keys = newAgeKeys();
const identities = readIdentities(keys.identity);

/** In pieces of another size than the chunks. */
async function* pieces(bytes: Buffer, size = 10_007): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const seal = (plain: Buffer, to = [keys.recipient]) => buffer(encrypted(pieces(plain), to));
const open = (sealed: Buffer, by = identities) => buffer(decrypted(pieces(sealed), by));

const CHUNK = 64 * 1024;
const LENGTHS = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 5];

it.each(LENGTHS)("%i bytes come back as they were", async (length) => {
  const plain = randomBytes(length);
  expect((await open(await seal(plain))).equals(plain)).toBe(true);
});

it("is opened by each of its keys, and by no other", async () => {
  const [second, other] = [newAgeKeys(), newAgeKeys()];
  const sealed = await seal(Buffer.from("orders"), [keys.recipient, second.recipient]);
  expect(String(await open(sealed))).toBe("orders");
  expect(String(await open(sealed, readIdentities(second.identity)))).toBe("orders");
  await expect(open(sealed, readIdentities(other.identity))).rejects.toThrow("encrypted to another key");
  await expect(open(sealed, [])).rejects.toThrow("encrypted to another key");
});

describe("a backup of three chunks", () => {
  const plain = randomBytes(2 * CHUNK + 100);
  const headerEnd = (sealed: Buffer) => sealed.indexOf("\n", sealed.indexOf("\n---") + 1) + 1;
  const chunk = (sealed: Buffer, number: number) => headerEnd(sealed) + 16 + number * (CHUNK + 16);

  it.each<[string, (sealed: Buffer) => number]>([
    ["the header's check", (sealed) => headerEnd(sealed) - 4],
    ["the nonce", (sealed) => headerEnd(sealed) + 3],
    ["the first chunk", (sealed) => chunk(sealed, 0) + 10],
    ["the last chunk", (sealed) => chunk(sealed, 2) + 10],
    ["the last tag", (sealed) => sealed.length - 1],
  ])("is refused when one byte of %s was changed", async (_what, at) => {
    const sealed = await seal(plain);
    sealed.writeUInt8(sealed.readUInt8(at(sealed)) ^ 1, at(sealed));
    await expect(open(sealed)).rejects.toThrow("The backup is damaged");
  });

  it("is refused when a recipient was added to its header", async () => {
    const sealed = (await seal(plain)).toString("latin1");
    const line = "-> X25519 ".concat("A".repeat(43), "\n", "A".repeat(43), "\n---");
    const added = Buffer.from(
      sealed.replace("---", () => line),
      "latin1",
    );
    await expect(open(added)).rejects.toThrow("The backup is damaged");
  });

  it("is told as cut off when its last chunk is missing", async () => {
    const sealed = await seal(plain);
    await expect(open(sealed.subarray(0, chunk(sealed, 2)))).rejects.toThrow("The backup was cut off.");
  });

  it.each<[string, (sealed: Buffer) => Buffer]>([
    ["cut within a chunk", (sealed) => sealed.subarray(0, chunk(sealed, 1) + 500)],
    ["longer by a byte", (sealed) => Buffer.concat([sealed, Buffer.from("x")])],
    [
      "with two chunks swapped",
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, chunk(sealed, 0)),
          sealed.subarray(chunk(sealed, 1), chunk(sealed, 2)),
          sealed.subarray(chunk(sealed, 0), chunk(sealed, 1)),
          sealed.subarray(chunk(sealed, 2)),
        ]),
    ],
  ])("is refused %s", async (_what, change) => {
    await expect(open(change(await seal(plain)))).rejects.toThrow("The backup is damaged");
  });

  it.each<[string, (sealed: Buffer) => Buffer, string]>([
    ["nothing", () => Buffer.alloc(0), "The backup is empty."],
    ["half a header", (sealed) => sealed.subarray(0, 50), "no encrypted backup"],
    ["a header alone", (sealed) => sealed.subarray(0, headerEnd(sealed)), "cut off"],
    ["a plain archive", () => randomBytes(200_000), "no encrypted backup"],
  ])("%s is refused in its own words", async (_what, change, sentence) => {
    await expect(open(change(await seal(plain)))).rejects.toThrow(sentence);
  });
});

it.each([
  ["a public key", keys.recipient, true],
  ["one of age's own documentation", "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p", true],
  ["with a slip", keys.recipient.replace(/.$/, (last) => (last === "q" ? "p" : "q")), false],
  ["a secret key", keys.identity, false],
  ["mixed case", keys.recipient.replace("age1", "AGE1"), false],
  ["another word", "hello", false],
])("a recipient is known by its checksum: %s", (_what, text, expected) => {
  expect(isRecipient(text)).toBe(expected);
});

const hasAge = spawnSync("age", ["--version"]).status === 0;

describe.skipIf(!hasAge)("with the program age", () => {
  let folder = "";
  let identityFile = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "aurelle-age-"));
    identityFile = join(folder, "key.txt");
    writeFileSync(identityFile, keys.identity);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const age = (input: Buffer, ...words: string[]) => spawnSync("age", words, { input, maxBuffer: 100 * CHUNK }).stdout;

  it.each(LENGTHS)("exchanges %i bytes in both directions", async (length) => {
    const plain = randomBytes(length);
    expect(age(await seal(plain), "--decrypt", "-i", identityFile).equals(plain)).toBe(true);
    expect((await open(age(plain, "-r", keys.recipient))).equals(plain)).toBe(true);
  });

  it("reads the keys that age-keygen writes", () => {
    const file = spawnSync("age-keygen", { encoding: "utf8" });
    const recipient = /age1\w+/.exec(file.stdout)?.[0] ?? "";
    expect(isRecipient(recipient)).toBe(true);
    expect(readIdentities(file.stdout)).toHaveLength(1);
  });
});
