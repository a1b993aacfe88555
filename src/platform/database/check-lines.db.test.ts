import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openLog } from "../log/log.ts";
import { awaitDatabase } from "./await-database.ts";
import { refuseDeafLine, refuseOtherDatabase, refuseSharedConnections, refuseStatementPooling } from "./check-lines.ts";

let database: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [database, other] = await Promise.all([freshDatabase(), freshDatabase()]);
});
afterAll(() => Promise.all([database.drop(), other.drop()]));

describe("the addresses of one shop", () => {
  it("lead into one database", async () => {
    await refuseOtherDatabase(database.url, database.url);
    await refuseDeafLine(database.url, database.url);
    await refuseStatementPooling(database.url);
    await refuseSharedConnections(database.url);
  });

  it("whose owner has another database are refused", async () => {
    await expect(refuseOtherDatabase(database.url, other.url)).rejects.toThrow(
      "DATABASE_OWNER_URL and DATABASE_URL lead to two databases: both must name the shop's.",
    );
  });

  it("that listen in another database are refused", async () => {
    await expect(refuseDeafLine(database.url, other.url, 300)).rejects.toThrow(
      "DATABASE_LISTEN_URL hears nothing of what changes through DATABASE_URL: it must name the same database, on the server itself.",
    );
  });
});

describe("a line that cannot be used is told in one sentence", () => {
  const refused = (url: URL) =>
    awaitDatabase({ lines: [{ url: url.href, variable: "DATABASE_LISTEN_URL" }], seconds: 0, log: openLog("silent") });

  it("that should be encrypted, to a server that does not encrypt", async () => {
    const url = new URL(database.url);
    url.searchParams.set("sslmode", "verify-full");
    await expect(refused(url)).rejects.toThrow(
      "The database named by DATABASE_LISTEN_URL refuses: The server does not support SSL connections.",
    );
  });

  it("with a certificate that is not there", async () => {
    const url = new URL(database.url);
    url.searchParams.set("sslrootcert", "/nowhere/root.crt");
    await expect(refused(url)).rejects.toThrow(
      "The database named by DATABASE_LISTEN_URL refuses: ENOENT: no such file or directory, open '/nowhere/root.crt'.",
    );
  });

  it("of a role that is not known", async () => {
    const url = Object.assign(new URL(database.url), { username: "nobody-knows" });
    await expect(refused(url)).rejects.toThrow(/^The database named by DATABASE_LISTEN_URL refuses: .+\.$/);
  });
});
