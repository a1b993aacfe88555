import { describe, expect, it } from "vitest";
import { z } from "zod";
import { signedAddress, signedQuery } from "./signed-links.ts";

const secret = Buffer.alloc(32, 7);
const now = new Date("2026-11-23T10:00:00Z");
const opens = (address: string, at = now, key = secret) => {
  const shop = { fileLinkSecret: key, clock: { now: () => at } };
  return signedQuery(shop, new Request(`http://127.0.0.1${address}`), z.object({})) !== null;
};

describe("an administrator's link to a file", () => {
  const address = signedAddress(secret, "/documents/file", { id: "1", type: "pdf" }, now);

  it("opens for five minutes", () => {
    expect(opens(address)).toBe(true);
    expect(opens(address, new Date(now.getTime() + 5 * 60_000))).toBe(true);
    expect(opens(address, new Date(now.getTime() + 5 * 60_000 + 1))).toBe(false);
  });

  it.each([
    ["of another document", address.replace("id=1", "id=2")],
    ["with a later end", address.replace(/until=\d+/, "until=9999999999999")],
    ["for another file", address.replace("/documents/file", "/documents/archive.zip")],
    ["with one more parameter", `${address}&kind=invoice`],
    ["without a signature", address.replace(/&signature=.*/, "")],
    ["with an empty one", address.replace(/signature=.*/, "signature=")],
  ])("does not open %s", (_change, changed) => expect(opens(changed)).toBe(false));

  it("does not open in another shop", () => expect(opens(address, now, Buffer.alloc(32, 8))).toBe(false));
});
