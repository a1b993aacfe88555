import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeHtml } from "./safe-html.ts";

describe("a body keeps what it may be made of", () => {
  it.each([
    "<h2>Cedar</h2><p>Smells of <strong>pencils</strong>, <em>dry</em> and <u>warm</u>.<br />Yes.</p>",
    "<ul><li>three drops</li></ul><ol><li>one</li></ol><blockquote>Less.</blockquote>",
    '<a href="https://example.com/a?b=1" title="There">there</a>',
    '<a href="/products">here</a> <a href="#top">up</a> <a href="mailto:ada@example.com">write</a> <a href="tel:+37251234567">call</a>',
    '<img src="/storage/v1/object/public/product-images/a.webp" alt="A bottle" />',
    '<p class="lead">First</p>',
    "fish &amp; chips &lt; 3",
  ])("%s", (body) => expect(safeHtml(body)).toBe(body));
});

describe("a body loses what could do harm", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", ""],
    ["a script in a script", "<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt&gt;alert(1)ipt&gt;"],
    ["a handler", '<p onclick="alert(1)">hi</p>', "<p>hi</p>"],
    ["an image's handler", '<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ["a style", '<p style="position:fixed">hi</p><style>p{}</style>', "<p>hi</p>"],
    ["a script's link", '<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ["in capitals, with a tab", '<a href="JaVa\tScRiPt:alert(1)">x</a>', "<a>x</a>"],
    ["written as entities", '<a href="&#106;avascript&colon;alert(1)">x</a>', "<a>x</a>"],
    ["with a control letter before it", '<a href="\u0001javascript:alert(1)">x</a>', "<a>x</a>"],
    ["a data link", '<a href="data:text/html,<script>alert(1)</script>">x</a>', "<a>x</a>"],
    ["a datan image", '<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="a">', '<img alt="a" />'],
    ["vbscript", '<a href="vbscript:x">x</a>', "<a>x</a>"],
    ["another host without a scheme", '<a href="//evil.example">x</a>', "<a>x</a>"],
    ["a drawing with a script", "<svg><script>alert(1)</script></svg>", ""],
    ["foreign content", '<math><mi xlink:href="javascript:alert(1)">x</mi></math>', "x"],
    ["a frame", '<iframe src="https://evil.example"></iframe>', ""],
    ["a form", '<form action="/x"><input name="a"><button>go</button></form>', "go"],
    ["a comment", "<!-- <img src=x onerror=alert(1)> -->hi", "hi"],
    ["an unknown class", '<p class="fixed inset-0 lead">x</p>', '<p class="lead">x</p>'],
    ["an id and a name", '<p id="cart" name="x">x</p>', "<p>x</p>"],
    ["several sizes of an image", '<img srcset="javascript:alert(1) 1x" src="/a.webp">', '<img src="/a.webp" />'],
    ["a broken tag", '<p title="a" <b onload=alert(1)>x', '<p title="a">x</p>'],
  ])("%s", (_attack, body, left) => expect(safeHtml(body)).toBe(left));
});

const pieces = fc.constantFrom(
  ...[
    "<p>",
    "</p>",
    "<script>",
    "</script>",
    "<img src=",
    "<a href=",
    "javascript:",
    "java\nscript:",
    "data:",
    '"',
    "'",
    ">",
  ],
  ...[
    "onerror=",
    "<svg/onload=",
    "<!--",
    "-->",
    "<![CDATA[",
    "<style>",
    "<math>",
    "&#x6a;",
    "&lt;",
    "alert(1)",
    "<p class=",
    "\0",
  ],
);
const bodies = fc.oneof(
  fc.array(pieces, { maxLength: 25 }).map((all) => all.join("")),
  fc.string({ unit: "binary" }),
);
const TAG =
  /<\/?(?:p|br|strong|em|u|h[1-6]|ul|ol|li|blockquote|a|img)(?: (?:href|src|alt|title|class)="[^"<>]*")*(?: \/)?>/g;

const whatever = (check: (safe: string) => void) =>
  fc.assert(
    fc.property(bodies, (body) => {
      check(safeHtml(body));
    }),
    { numRuns: 1000 },
  );

describe("whatever a body is", () => {
  it("nothing is left but tags that it may have", () =>
    whatever((safe) => expect(safe.replaceAll(TAG, "")).not.toMatch(/[<>]/)));

  it("no link of it runs anything", () =>
    whatever((safe) => {
      for (const [, address = ""] of safe.matchAll(/(?:href|src)="([^"]*)"/g)) {
        const link = address.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
        // As a browser reads it, which passes over control characters before a scheme and line breaks in it.
        const protocol = URL.canParse(link, "https://shop.example")
          ? new URL(link, "https://shop.example").protocol
          : "";
        expect(["", "http:", "https:", "mailto:"], link).toContain(protocol);
      }
    }));

  it("a second time changes nothing", () => whatever((safe) => expect(safeHtml(safe)).toBe(safe)));
});
