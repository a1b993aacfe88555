import { describe, expect, it } from "vitest";
import { watchDisk } from "./disk-space.ts";

const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

describe("the shop's own database", () => {
  it.each([
    ["needs 32 MB", 32 * 1024 * 1024, false],
    ["has less", 32 * 1024 * 1024 - 1, true],
  ])("%s", async (_situation, bytes, isShort) =>
    expect(await watchDisk("/srv/shop", Date.now, async () => bytes).isShort()).toBe(isShort),
  );

  it("sells on where nobody can say how much there is", async () => {
    const disk = watchDisk("/srv/shop", Date.now, () => Promise.reject(new Error("not here")));
    expect(await disk.isShort()).toBe(false);
  });
});

describe("a database of the operator's", () => {
  it("counts as full for half a minute after it said so", async () => {
    let time = 0;
    const disk = watchDisk(undefined, () => time);
    disk.saw(new Error("another fault"));
    expect(await disk.isShort()).toBe(false);
    disk.saw(new Error("Failed query", { cause: full }));
    time = 29_999;
    expect(await disk.isShort()).toBe(true);
    time = 30_000;
    expect(await disk.isShort()).toBe(false);
  });
});
