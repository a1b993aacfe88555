import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

describe("toast", () => {
  it("keeps what is said before the toaster has arrived, in order, and says it once", async () => {
    const { attachToaster, toast } = await import("./toast.ts");
    const said: string[] = [];
    toast({ title: "first" });
    toast({ title: "second" });
    attachToaster(({ title }) => said.push(title));
    toast({ title: "third" });
    expect(said).toEqual(["first", "second", "third"]);
  });

  it("forgets what was said before the toaster has arrived, once it is dismissed", async () => {
    const { attachToaster, dismissToasts, toast } = await import("./toast.ts");
    const said: string[] = [];
    toast({ title: "understood" });
    dismissToasts();
    attachToaster(({ title }) => said.push(title));
    expect(said).toEqual([]);
  });

  it("waits again after the toaster has left", async () => {
    const { attachToaster, toast } = await import("./toast.ts");
    const said: string[] = [];
    attachToaster(() => said.push("old"))();
    toast({ title: "later" });
    attachToaster(({ title }) => said.push(title));
    expect(said).toEqual(["later"]);
  });
});

describe("readingTime", () => {
  it.each([
    ["a short message", { title: "Saved" }, 4000],
    ["a long message", { title: "x".repeat(50), description: "y".repeat(100) }, 9000],
    ["that something has worked", { title: "Added", description: "x".repeat(200), tone: "success" as const }, 4000],
    [
      "what has worked, with something to press",
      { title: "Kept", tone: "success" as const, action: { label: "Publish", onPress: () => {} } },
      8000,
    ],
    ["something to press", { title: "Removed", action: { label: "Undo", onPress: () => {} } }, 8000],
  ])("%s", async (_situation, message, time) => {
    const { readingTime } = await import("./toast.ts");
    expect(readingTime(message)).toBe(time);
  });
});
