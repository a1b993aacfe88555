import { expect, it } from "vitest";
import { isImageAddress, isLinkAddress, linkAddress } from "./body-address.ts";
import { safeHtml } from "./safe-html.ts";

it.each([
  ["+372 5123 4567", "tel:+37251234567"],
  ["tel:+372 5123-4567", "tel:+37251234567"],
  ["tel:112", "tel:112"],
  ["+((((((", null],
  ["ada@example.com", "mailto:ada@example.com"],
  ["mailto:ada@example.com", "mailto:ada@example.com"],
  ["example.com/a", "https://example.com/a"],
  ["/products", "/products"],
  ["#top", "#top"],
  ["//example.com", "https://example.com"],
  ["javascript:alert(1)", null],
  ["5123 4567", null],
])("%s as a link is %s", (written, address) => expect(linkAddress(written)).toBe(address));

it.each([
  ["https://example.com", true],
  ["tel:+37251234567", true],
  ["/products", true],
  ["products/oils", true],
  ["#top", true],
  ["//evil.example", false],
  ["javascript:alert(1)", false],
  ["ftp://example.com/a", false],
  ["sms:+37251234567", false],
  ["file:///C:/a.html", false],
  ["java\tscript:alert(1)", false],
  ["java\nscript:alert(1)", false],
  ["\u0001javascript:alert(1)", false],
  ["/\t/evil.example", false],
])("the editor keeps a link to %s as the shop does: %s", (address, isKept) => {
  expect(isLinkAddress(address)).toBe(isKept);
  expect(safeHtml(`<a href="${address}">x</a>`).includes("href")).toBe(isKept);
});

it.each([
  ["https://example.com/a.png", true],
  ["/storage/v1/a.webp", true],
  ["http://example.com/a.png", false],
  ["//example.com/a.png", false],
  ["file:///C:/a.png", false],
  ["blob:https://mail.example/1", false],
  ["data:image/png;base64,AA==", false],
])("an image from %s may be shown: %s", (address, may) => expect(isImageAddress(address)).toBe(may));
