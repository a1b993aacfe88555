import { expect, it } from "vitest";
import { asAsked, isForeignForm } from "./pages.ts";

it.each([
  ["behind a proxy", "https://shop.example.com", "http://10.0.0.7:3000/faq?a=b", "https://shop.example.com/faq?a=b"],
  [
    "a path that looks like a host",
    "https://shop.example.com",
    "http://10.0.0.7//evil.com/x",
    "https://shop.example.com//evil.com/x",
  ],
  ["without one", undefined, "http://127.0.0.1:3000/faq", "http://127.0.0.1:3000/faq"],
  ["a path that no text has", undefined, "http://127.0.0.1:3000/blog/%ff", "http://127.0.0.1:3000/blog/%25ff"],
  ["letters of other languages", undefined, "http://127.0.0.1:3000/%C3%B5", "http://127.0.0.1:3000/%C3%B5"],
  ["such a path behind a proxy", "https://shop.example.com", "http://10.0.0.7/%ff", "https://shop.example.com/%25ff"],
])("a page is asked for at the visitor's address: %s", async (_where, shopUrl, arrived, asked) => {
  const request = asAsked(new Request(arrived, { method: "POST", body: "email=ada" }), shopUrl);
  expect([request.url, request.method, await request.text()]).toEqual([asked, "POST", "email=ada"]);
});

it.each([
  ["a form of the shop", "POST", "https://shop.example.com", false],
  ["a form of another site", "POST", "https://evil.example", true],
  ["a form of another port", "POST", "https://shop.example.com:8443", true],
  ["a form in a sandbox", "POST", "null", true],
  ["a mail program that ends a subscription", "POST", undefined, false],
  ["a link of another site", "GET", "https://evil.example", false],
])("%s", (_what, method, origin, isForeign) => {
  const headers = new Headers(origin === undefined ? {} : { origin });
  expect(isForeignForm(new Request("https://shop.example.com/withdrawal", { method, headers }))).toBe(isForeign);
});
