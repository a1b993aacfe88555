import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newAgeKeys } from "#platform/backup/age-keys.ts";
import { type S3Emulator, startS3Emulator } from "../contracts/s3-emulator.ts";
import { aFilledHome } from "../filled-home.ts";
import { aHome, type Home } from "../shop-process.ts";

const s3 = { accessKeyId: "AKIAOFTHETESTS", secretAccessKey: "secret/of+the=tests", region: "eu-north-1" };
const keys = newAgeKeys();
const homes: Home[] = [];
let folder: string;
let bucket: S3Emulator;
let home: Home;

beforeAll(async () => {
  // Of the user of the embedded database too, when root runs the tests.
  folder = mkdtempSync(join(process.getuid?.() === 0 ? "/var/tmp" : tmpdir(), "aurelle-archives-"));
  writeFileSync(join(folder, "key.txt"), keys.identity);
  bucket = await startS3Emulator("safe", s3);
  home = aFilledHome();
  homes.push(home);
});
afterAll(async () => {
  await bucket.close();
  for (const made of homes) made.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The bucket answers in this process meanwhile. */
async function run(of: Home, name: "backup" | "restore", words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [resolve(`build/server/${name}.js`), ...words], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: of.folder,
      BACKUP_S3_URL: bucket.url,
      BACKUP_S3_BUCKET: "safe",
      BACKUP_S3_REGION: s3.region,
      BACKUP_S3_ACCESS_KEY_ID: s3.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      BACKUP_RECIPIENTS: keys.recipient,
      BACKUP_IDENTITY_FILE: join(folder, "key.txt"),
      ...env,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => {
      said += bytes;
    });
  const code = await new Promise<number | null>((end) => child.once("close", end));
  return { code, said };
}

it("a shop is kept in a bucket, tried, and brought back on another machine", async () => {
  const made = await run(home, "backup", ["--bucket"]);
  expect(made.said).toMatch(
    /\d+ rows of \d+ tables and \d+ files are kept.*\naurelle-.*\.tar\.gz\.age is in the bucket/,
  );
  const before = readdirSync(tmpdir());
  const checked = await run(home, "restore", ["--check"]);
  expect(checked.said).toMatch(
    /aurelle-.*\.tar\.gz\.age of .* comes back whole: \d+ rows of \d+ tables and \d+ files\./,
  );
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith("aurelle-check-") && !before.includes(name))).toEqual(
    [],
  );
  expect(bucket.keys().filter((key) => key.endsWith(".checked"))).toHaveLength(1);
  const other = aHome();
  homes.push(other);
  const back = await run(other, "restore", ["--bucket"]);
  expect(back.said).toMatch(/Fetching aurelle-.*\n[\s\S]*are back; start the shop with npm start\./);
  expect([made.code, checked.code, back.code]).toEqual([0, 0, 0]);
});

it.each<[string, "backup" | "restore", string[], Record<string, string>, RegExp]>([
  [
    "a check with another key",
    "restore",
    ["--check"],
    { BACKUP_IDENTITY_FILE: "other.txt" },
    /encrypted to another key/,
  ],
  ["a check without a key", "restore", ["--check"], { BACKUP_IDENTITY_FILE: "" }, /BACKUP_IDENTITY_FILE must name/],
  ["a restore of what is not there", "restore", ["--bucket", "none"], {}, /There is no backup none in the bucket/],
  [
    "a backup into a bucket that is away",
    "backup",
    ["--bucket"],
    { BACKUP_S3_URL: "http://127.0.0.1:2" },
    /does not answer/,
  ],
  ["a backup into a bucket that is not set", "backup", ["--bucket"], unset(), /No bucket for backups is set/],
])("%s says so in a sentence and fails", async (_what, name, words, env, why) => {
  writeFileSync(join(folder, "other.txt"), newAgeKeys().identity);
  const file = env.BACKUP_IDENTITY_FILE;
  const of = name === "backup" ? home : aHome();
  homes.push(of);
  const { code, said } = await run(of, name, words, {
    ...env,
    ...(file && { BACKUP_IDENTITY_FILE: join(folder, file) }),
  });
  expect(said).toMatch(why);
  expect(said).not.toContain("    at ");
  expect(code).toBe(1);
  expect(name === "restore" && existsSync(join(of.folder, "postgres"))).toBe(false);
});

function unset(): Record<string, string> {
  const names = ["URL", "BUCKET", "ACCESS_KEY_ID", "SECRET_ACCESS_KEY"].map((name) => `BACKUP_S3_${name}`);
  return Object.fromEntries([...names, "BACKUP_RECIPIENTS"].map((name) => [name, ""]));
}

it("a new key opens what was encrypted to it", async () => {
  const { said } = await run(home, "backup", ["--new-key"]);
  expect(said).toMatch(/^# public key, for BACKUP_RECIPIENTS: age1\w{58}\n#.*\nAGE-SECRET-KEY-1\w{58}\n$/);
});
