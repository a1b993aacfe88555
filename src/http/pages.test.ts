import { expect, it } from "vitest";
import { asAsked } from "./pages.ts";

it.each([
  ["behind a proxy", "https://shop.example.com", "http://10.0.0.7:3000/faq?a=b", "https://shop.example.com/faq?a=b"],
  [
    "a path that looks like a host",
    "https://shop.example.com",
    "http://10.0.0.7//evil.com/x",
    "https://shop.example.com//evil.com/x",
  ],
  ["without one", undefined, "http://127.0.0.1:3000/faq", "http://127.0.0.1:3000/faq"],
])("a page is asked for at the visitor's address: %s", async (_where, shopUrl, arrived, asked) => {
  const request = asAsked(new Request(arrived, { method: "POST", body: "email=ada" }), shopUrl);
  expect([request.url, request.method, await request.text()]).toEqual([asked, "POST", "email=ada"]);
});
