import { describe, expect, it } from "vitest";
import { ApiError, readAnswer, Unreachable } from "#api-client/api-client.ts";
import { uploadFailure } from "./upload-failure.ts";

const PATH = ["success", "filePath", "publicUrl"] as const;
const failureOf = (status: number, text: string) => {
  try {
    readAnswer<"POST admin-images">({ status, text, retryAfter: null }, PATH);
  } catch (error) {
    return uploadFailure(error);
  }
  return "uploaded";
};
const NO_DATA = { reason: "Upload returned no data", summary: "Upload returned no data" };
const AGAIN = "Failed to upload images. Please try again.";

describe("an upload", () => {
  it.each([
    ["nothing", 200, "", NO_DATA],
    ["an empty object", 200, "{}", NO_DATA],
    ["a success without a path", 200, '{"success":true}', NO_DATA],
    ["a success without an address", 200, '{"success":true,"filePath":"products/a.webp"}', NO_DATA],
    ["a path without a success", 200, '{"filePath":"products/a.webp","publicUrl":"/a.webp"}', NO_DATA],
    ["a page", 200, "<!doctype html><p>Welcome", NO_DATA],
    ["a list", 200, "[]", NO_DATA],
    ["no success", 200, '{"success":false}', { reason: "Upload failed", summary: AGAIN }],
    ["a reason", 200, '{"success":false,"error":"Damaged."}', { reason: "Damaged.", summary: AGAIN }],
    ["a refusal", 413, '{"success":false,"error":"Too large."}', { reason: "Too large.", summary: AGAIN }],
    ["a proxy's page", 502, "<h1>Bad Gateway</h1>", { reason: "Upload failed", summary: AGAIN }],
    ["a path", 200, '{"success":true,"filePath":"products/a.webp","publicUrl":"/a.webp"}', "uploaded"],
  ])("that is answered with %s", (_answer, status, text, told) => expect(failureOf(status, text)).toEqual(told));

  it("that meets no connection names the connection", () =>
    expect(uploadFailure(new Unreachable("Network error. Please try again.")).summary).toBe(
      "Failed to upload images. Please check your connection and try again.",
    ));

  it.each([
    ["a fault of the page", new TypeError("undefined is not a function")],
    ["a refusal without a word", new ApiError(500, {})],
  ])("that ends with %s asks to try again", (_what, error) =>
    expect(uploadFailure(error)).toEqual({ reason: "Upload failed", summary: AGAIN }),
  );
});
