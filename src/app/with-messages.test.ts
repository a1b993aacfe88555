import { describe, expect, it } from "vitest";
import { inlineScripts, pagePolicy } from "#http/security-headers.ts";
import { withLateScripts } from "./late-scripts.ts";
import { withMessages } from "./with-messages.ts";

const MARK = ' nonce="of-this-page"';
const FILE = "/assets/messages-lv-12345678.js";
const PAGE = `<p>&lt;script type="module" async=""></p><link rel="modulepreload" href="/assets/entry.js"${MARK}/>
<script${MARK} type="module" async="">import * as route0 from "/assets/root.js";</script></body></html>`;

describe("a page with messages", () => {
  const page = withMessages(PAGE, FILE, MARK);

  it("reads them before its other scripts, and asks for them first", () => {
    expect(inlineScripts(page, MARK)).toEqual([`import "${FILE}";import * as route0 from "/assets/root.js";`]);
    const preloads = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file);
    expect(preloads).toEqual([FILE, "/assets/entry.js"]);
  });

  it("may ask for both late, under the same policy", () => {
    const late = withLateScripts(page, MARK);
    expect(pagePolicy(inlineScripts(late, MARK))).toBe(pagePolicy(inlineScripts(page, MARK)));
    expect(late.match(/rel="late-modulepreload"/g)).toHaveLength(2);
  });

  it("without scripts stays as it is", () => expect(withMessages("<p>Aurelle</p>", FILE, MARK)).toBe("<p>Aurelle</p>"));
});
