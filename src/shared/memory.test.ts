import { expect, it } from "vitest";
import { Memory } from "./memory.ts";

function aMemory() {
  let clock = 0;
  const pauses: number[] = [];
  const dependencies = { now: () => clock, pause: async (ms: number) => void pauses.push(ms) };
  return { memory: new Memory<string>(60_000, dependencies), pauses, wait: (ms: number) => (clock += ms) };
}
const says = (answer: string) => async () => answer;
const fails = async (): Promise<string> => {
  throw new Error("no connection");
};

it("asks once while the answer is fresh, and again when it is not", async () => {
  const { memory, wait } = aMemory();
  await memory.get("/products", says("twelve"));
  wait(59_999);
  expect(await memory.get("/products", says("thirteen"))).toBe("twelve");
  wait(1);
  expect(await memory.get("/products", says("thirteen"))).toBe("thirteen");
});

it("tries three more times with doubling pauses before it gives up", async () => {
  const { memory, pauses } = aMemory();
  await expect(memory.get("/products", fails)).rejects.toThrow("no connection");
  expect(pauses).toEqual([1000, 2000, 4000]);
});

it("shows the old answer where a new one cannot be had", async () => {
  const { memory, wait } = aMemory();
  await memory.get("/products", says("twelve"));
  wait(60_000);
  expect(await memory.get("/products", fails)).toBe("twelve");
});

it("forgets an answer five minutes after it stopped being fresh", async () => {
  const { memory, wait } = aMemory();
  await memory.get("/products", says("twelve"));
  wait(60_000 + 5 * 60_000 + 1);
  await expect(memory.get("/products", fails)).rejects.toThrow();
});

it("makes no further try once nobody wants to know, or for a redirect", async () => {
  const { memory, pauses } = aMemory();
  await expect(memory.get("/a", fails, { signal: AbortSignal.abort() })).rejects.toThrow("no connection");
  const moved = new Response(null, { status: 301 });
  await expect(memory.get("/b", () => Promise.reject(moved))).rejects.toBe(moved);
  expect(pauses).toEqual([]);
});

it("keeps what a page came with for the way back, and nothing instead of what it knows", async () => {
  const { memory } = aMemory();
  memory.keep("/products", "twelve");
  expect(await memory.get("/products", fails)).toBe("twelve");
  memory.keep("/products", "eleven");
  expect(await memory.get("/products", fails)).toBe("twelve");
});

it("asks again after a change that came while an answer was on its way", async () => {
  const { memory } = aMemory();
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = memory.get("/products", () => promise);
  memory.invalidate();
  resolve("€111.11");
  expect(await asked).toBe("€111.11");
  expect(await memory.get("/products", says("€77.77"))).toBe("€77.77");
});
