import { describe, expect, it, vi } from "vitest";
import { keep, kept } from "./browser-storage.ts";
import { storedJson } from "./stored-json.ts";

const refuse = () => {
  throw new Error("QuotaExceededError");
};

function aBrowser() {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
}

it("keeps a text until it is removed", () => {
  aBrowser();
  expect(kept("localStorage", "hint")).toBeNull();
  expect(keep("localStorage", "hint", "seen")).toBe(true);
  expect(kept("localStorage", "hint")).toBe("seen");
  keep("localStorage", "hint", null);
  expect(kept("localStorage", "hint")).toBeNull();
});

it.each([
  ["what was kept as JSON", '{"a":1}', { a: 1 }],
  ["what somebody else wrote", "{", null],
])("reads %s", (_situation, text, value) => {
  aBrowser();
  keep("localStorage", "draft", text);
  expect(storedJson("localStorage", "draft")).toEqual(value);
});

describe("a browser whose storage is", () => {
  it("full goes on without", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse });
    expect(keep("localStorage", "hint", "seen")).toBe(false);
    expect(kept("localStorage", "hint")).toBeNull();
  });

  it("switched off keeps nothing", () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(keep("localStorage", "hint", "seen")).toBe(false);
    expect(keep("localStorage", "hint", null)).toBe(false);
    expect(kept("localStorage", "hint")).toBeUndefined();
    expect(storedJson("localStorage", "hint")).toBeNull();
  });
});
