import { expect, it } from "vitest";
import { mailto } from "./mailto.ts";

it.each([
  ["name@example.com", "mailto:name@example.com"],
  ["first.last+shop@example.com", "mailto:first.last%2Bshop@example.com"],
  ["odd?subject=x&b@example.com", "mailto:odd%3Fsubject%3Dx%26b@example.com"],
])("%s is written to by %s", (address, link) => expect(mailto(address)).toBe(link));
