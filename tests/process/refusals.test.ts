import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startS3Emulator } from "../contracts/s3-emulator.ts";
import { ask, beginCommand, eventually, failedStart, runCommand } from "../shop-process.ts";
import { filledHome, home, start } from "./shops.ts";

describe("a shop refuses to start, in one sentence", () => {
  it("on a data folder where a shop already runs", async () => {
    const made = filledHome();
    await start({ DATA_DIR: made.folder });
    const { code, said } = await failedStart({ DATA_DIR: made.folder });
    expect(code).toBe(1);
    expect(said.trim()).toBe(`A shop already runs on ${made.folder}.`);
  });

  it("on a port that is taken", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const address = taken.address();
    const port = address && typeof address === "object" ? String(address.port) : "";
    const { code, said } = await failedStart({ DATA_DIR: filledHome().folder, PORT: port });
    taken.close();
    expect(code).toBe(1);
    expect(said.trim()).toBe(`Port ${port} is taken by another program: choose one with PORT.`);
  });

  it.each([
    ["a port that is none", { PORT: "eighty" }, "PORT must be a whole number from 0 to 65535."],
    [
      "a database address that is none",
      { DATABASE_URL: "mysql://x" },
      "DATABASE_URL must look like postgres://user:password@host:5432/database.",
    ],
    [
      "a database that is not there",
      { DATABASE_URL: "postgres://u:secret-word@127.0.0.1:9/x", DATABASE_WAIT_SECONDS: "0" },
      "The database named by DATABASE_URL cannot be reached (ECONNREFUSED).",
    ],
    [
      "a data folder that cannot be made",
      { DATA_DIR: "/dev/null/shop" },
      "The data folder /dev/null/shop cannot be written: choose another with DATA_DIR, or give this user the right to it.",
    ],
    [
      "a data folder below /proc, where nothing can be made",
      { DATA_DIR: "/proc/shop" },
      "The data folder /proc/shop cannot be written: choose another with DATA_DIR, or give this user the right to it.",
    ],
    [
      "a live shop without payment and mail",
      { SHOP_URL: "https://shop.example.com" },
      /^A live shop .* also needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, RESEND_API_KEY or SMTP_URL, MAIL_FROM\.$/,
    ],
  ])("with %s", async (_situation, env, sentence) => {
    const { code, said } = await failedStart({ DATA_DIR: home().folder, ...env });
    expect(code).toBe(1);
    if (typeof sentence === "string") expect(said.trim()).toBe(sentence);
    else expect(said.trim()).toMatch(sentence);
  });

  it("with an option that is none", async () => {
    const { code, said } = await failedStart({ DATA_DIR: home().folder }, ["--worker", "4"]);
    expect(code).toBe(1);
    expect(said).toMatch(/^Unknown option '--worker'/);
    expect(said).not.toContain("    at ");
  });

  it("on a database that is newer, foreign, or was live", async () => {
    const made = filledHome();
    const shop = await start({ DATA_DIR: made.folder });
    await ask(made, "INSERT INTO migrations (name) VALUES ('9999-of-the-future.sql')");
    await shop.end();
    expect((await failedStart({ DATA_DIR: made.folder })).said).toMatch(
      /^This database was made by a newer shop: it knows the migration 9999-of-the-future\.sql/,
    );
  });
});

it("a command names the variable of the database that is away", async () => {
  const env = {
    DATABASE_URL: "postgres://u:x@127.0.0.1:9/x",
    DATABASE_OWNER_URL: "postgres://owner:x@127.0.0.1:9/x",
  };
  const sentence = "The database named by DATABASE_OWNER_URL cannot be reached (ECONNREFUSED).";
  expect((await runCommand("backup", env, [join(home().folder, "a.tar.gz")])).trim()).toContain(sentence);
  expect((await runCommand("restore", env, ["--settle", "2026-11-21"])).trim()).toBe(sentence);
});

it("a bucket that overwrites is told at the start and by `npm run check:store`, and the shop opens all the same", async () => {
  const keys = { accessKeyId: "AKIAOFTHETESTS", secretAccessKey: "secret/of+the=tests", region: "eu-north-1" };
  const emulator = await startS3Emulator("pictures", keys, { overwrites: true });
  const env = {
    S3_URL: emulator.url,
    S3_BUCKET: "pictures",
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
  const shop = await start({ DATA_DIR: filledHome().folder, ...env });
  await eventually(
    async () => shop.said(),
    (said) => said.includes("the bucket overwrites files (it does not honour If-None-Match: *)"),
  );
  const checked = beginCommand("check-store", env);
  expect(await checked.said).toContain("FAIL  never overwrites a file (If-None-Match: *): a second file");
  expect(checked.child.exitCode).toBe(1);
  await emulator.close();
});
