import { expect, it } from "vitest";
import { inlineScripts, pagePolicy } from "./security-headers.ts";

const scripts = (html: string) =>
  pagePolicy(inlineScripts(html))
    .split("; ")
    .find((part) => part.startsWith("script-src"));

it("only the page's own inline scripts may run, each by its hash", () => {
  expect(scripts('<script src="/a.js"></script><script>one()</script><script type="module">two()</script>')).toBe(
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw='",
  );
});

it("a page with payment fields lets Stripe's scripts, frames and calls in, and no other page does", () => {
  const partsOf = (hasFields: boolean) => pagePolicy([], hasFields).split("; ");
  const added = partsOf(true).filter((part) => !partsOf(false).includes(part));
  expect(added.map((part) => part.split(" ")[0])).toEqual(["script-src", "frame-src", "connect-src"]);
  expect(pagePolicy([])).not.toContain("js.stripe.com");
});

it("nothing inline is trusted blindly", () => expect(scripts("<p>no script</p>")).toBe("script-src 'self'"));

it("a script that came in with a text is none of ours", () => {
  expect(inlineScripts('<p><script>taken()</script></p><script nonce="x1">ours()</script>', ' nonce="x1"')).toEqual([
    "ours()",
  ]);
});
