import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { toOwnName } from "./own-name.ts";

/** Where a request is led to; null where the shop answers it. */
function leads(shopUrl: string, host: string, url: string, method = "GET"): string | null {
  let location: string | null = null;
  const response = {
    writeHead: (_status: number, headers: { location: string }) => {
      location = headers.location;
      return { end: () => undefined };
    },
  };
  const request = { method, url, headers: { host } };
  toOwnName(shopUrl, () => undefined)(
    request as IncomingMessage,
    response as unknown as ServerResponse & typeof response,
  );
  return location;
}

it.each([
  ["https://linden.lv", "www.linden.lv", "/products?page=2", "GET", "https://linden.lv/products?page=2"],
  ["https://www.linden.lv", "linden.lv", "//elsewhere.example", "HEAD", "https://www.linden.lv//elsewhere.example"],
  ["https://linden.lv", "linden.lv", "/", "GET", null],
  // As proxies, balancers and their checks ask.
  ["https://linden.lv", "127.0.0.1:3000", "/", "GET", null],
  ["https://linden.lv", "www.linden.lv", "/readyz/pages", "GET", null],
  ["https://linden.lv", "www.linden.lv", "/functions/v1/stripe-webhook", "POST", null],
  ["https://linden.lv", "www.linden.lv", "http://elsewhere.example/", "GET", null],
])("a shop at %s leads who asks %s for %s by %s to %s", (shopUrl, host, url, method, to) =>
  expect(leads(shopUrl, host, url, method)).toBe(to),
);
