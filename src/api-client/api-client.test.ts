import { afterEach, describe, expect, it, vi } from "vitest";
import { callEndpoint, errorMessage } from "./api-client.ts";

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
const failure = (): Promise<Error> => callEndpoint("GET admin-orders").then(Promise.reject, (error: Error) => error);

describe("a malformed answer is reported", () => {
  it("with the words of the shop", async () => {
    answers(409, { success: false, error: "The books are closed." });
    expect((await failure()).message).toBe("The books are closed.");
  });

  it("with its status where the shop said nothing", async () => {
    answers(502, {});
    const error = await failure();
    expect(error.message).toBe("HTTP error! status: 502");
    expect(errorMessage(error)).toBe("");
  });

  it("without words where only its success is denied, so that each screen has its own", async () => {
    answers(200, { success: false });
    expect((await failure()).message).toBe("");
  });

  it("as a matter of the line where nothing came back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(errorMessage(await failure())).toBe("Network error. Please try again.");
  });
});
