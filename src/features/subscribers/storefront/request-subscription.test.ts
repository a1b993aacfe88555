import { afterEach, expect, it, vi } from "vitest";
import { messages } from "../messages.ts";
import { askSubscription } from "./request-subscription.ts";

const { toasts } = messages;
const json = (status: number, body: object) => () => Response.json(body, { status });
const page = (status: number) => () => new Response("<html>Forbidden</html>", { status });

afterEach(() => vi.unstubAllGlobals());

it.each<[string, () => Response, object]>([
  ["subscribed", json(200, { success: true }), toasts.subscribed],
  ["an address that is subscribed", json(409, { success: false, error: "Email already subscribed" }), toasts.already],
  ["the same without a status", json(200, { success: false, error: "Email already subscribed" }), toasts.already],
  ["the same behind a proxy that takes the words away", page(409), toasts.already],
  [
    "a refusal with a reason",
    json(200, { success: false, error: "The list is closed." }),
    toasts.refused("The list is closed."),
  ],
  ["a refusal without one", json(200, { success: false }), toasts.refused("")],
  ["a fault of the shop", json(500, { success: false, error: "Something went wrong" }), toasts.failed],
  ["the page of a firewall", page(403), toasts.failed],
  ["the page of a proxy", page(502), toasts.failed],
])("%s", async (_answer, answer, said) => {
  vi.stubGlobal("fetch", async () => answer());
  expect(await askSubscription("ada@example.com")).toEqual(said);
});
