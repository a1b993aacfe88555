import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openLog } from "./log.ts";

function logged(err: unknown) {
  const lines: string[] = [];
  openLog("warn", { write: (line) => lines.push(line) }).warn({ err }, "something failed");
  return JSON.parse(lines[0] ?? "{}").err as Record<string, unknown>;
}

describe("the log gives the reason of a failure", () => {
  it.each<[what: string, failure: unknown, reason: object]>([
    ["that is an error", new TypeError("no such field"), { type: "TypeError", message: "no such field" }],
    [
      "that a library copied into an object",
      {
        message: "Connection terminated",
        stack: "Error: Connection terminated\n at a",
        queue: "send-refunds",
        code: "57P01",
      },
      { message: "Connection terminated", code: "57P01" },
    ],
    ["that is a text", "the bucket is gone", { message: "the bucket is gone" }],
    ["behind another", new Error("not sent", { cause: { message: "refused" } }), { cause: { message: "refused" } }],
    ["that says nothing", {}, { message: "a failure without a message, of object" }],
    ["that is nothing", undefined, {}],
    ["that is null", null, { message: "a failure without a message, of object" }],
  ])("%s", (_what, failure, reason) => expect(logged(failure) ?? {}).toMatchObject(reason));
});

it("what a row held stays out of the log, whatever kind of object tells it", () => {
  const told = { message: "duplicate\nparams: mari@example.com", detail: "Key (email)=(mari@example.com)" };
  for (const failure of [told, Object.assign(new Error(told.message), told), told.message])
    expect(JSON.stringify(logged(failure))).not.toContain("mari@");
});

it("an address that a provider refuses stays out of the log, its reason does not", () =>
  expect(
    logged(new Error("Not opened", { cause: new Error("Invalid email address: mari@example.com.") })),
  ).toMatchObject({ message: "Not opened", cause: { message: "Invalid email address: [address]" } }));

it("a line that cannot be written is left out, and the shop goes on", () => {
  const program = `
    const { openLog } = await import("./src/platform/log/log.ts");
    const log = openLog("warn");
    for (let line = 0; line < 3; line += 1) log.warn("to a full disk");
    console.error("went on");`;
  const { stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
    encoding: "utf8",
  });
  expect([status, stderr.trim()]).toEqual([0, "went on"]);
});
