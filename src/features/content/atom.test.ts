import { expect, it } from "vitest";
import type { Language } from "#shared/language.ts";
import { atomFeed } from "./atom.ts";

const entry = {
  id: "0b8f7c1e-1111-4222-8333-444455556666",
  title: "Salt & <cedar>",
  slug: "salt-and-cedar",
  excerpt: null,
  body: '<p><a href="/products">here</a></p>',
  publishedAt: new Date("2026-11-01T08:00:00Z"),
  updatedAt: new Date("2026-11-02T08:00:00Z"),
};
const feed = (entries: (typeof entry)[], language: Language = "en") =>
  atomFeed({ title: "Journal", subtitle: "s", author: "Aurelle", shopUrl: "https://shop.test", language, entries });

it("tells an article with whole addresses, escaped", () => {
  const xml = feed([entry]);
  expect(xml).toContain("<title>Salt &amp; &lt;cedar&gt;</title>");
  expect(xml).toContain('href="https://shop.test/blog/salt-and-cedar"');
  expect(xml).toContain("&lt;a href=&quot;https://shop.test/products&quot;&gt;");
  expect(xml).toContain("<updated>2026-11-02T08:00:00.000Z</updated>\n<entry>");
});

it("is another feed with other entries in another language", () => {
  const [english, estonian] = [feed([entry]), feed([entry], "et")];
  expect(estonian).toContain('xml:lang="et"');
  expect(estonian).toContain('href="https://shop.test/et/blog/salt-and-cedar"');
  const ids = (xml: string) => [...xml.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id);
  expect(ids(estonian)).toEqual(["https://shop.test/et/blog", `https://shop.test/et/blog#${entry.id}`]);
  expect(ids(english)).toEqual(["https://shop.test/blog", `urn:uuid:${entry.id}`]);
});

it("is a feed without articles too", () => expect(feed([])).toContain("<updated>1970-01-01T00:00:00.000Z</updated>"));
