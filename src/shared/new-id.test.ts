import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

afterEach(() => vi.unstubAllGlobals());

it("an id is a UUID also where the browser makes none, and another one each time", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
