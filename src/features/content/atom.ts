import { DEFAULT_LANGUAGE, type Language, localizedPath } from "#shared/language.ts";
import { xmlText } from "#shared/xml.ts";

export interface FeedEntry {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  /** HTML, safe to be shown. */
  body: string;
  publishedAt: Date;
  updatedAt: Date;
}

interface Feed {
  title: string;
  subtitle: string;
  author: string;
  shopUrl: string;
  language: Language;
  entries: readonly FeedEntry[];
}

/** RFC 4287. Addresses within bodies become whole ones, as readers show them elsewhere. */
export function atomFeed({ title, subtitle, author, shopUrl, language, entries }: Feed): string {
  const blog = shopUrl + localizedPath(language, "/blog");
  const newest = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xmlText(blog)}</id>
<title>${xmlText(title)}</title>
<subtitle>${xmlText(subtitle)}</subtitle>
<link rel="alternate" type="text/html" href="${xmlText(blog)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(blog)}/feed.xml"/>
<author><name>${xmlText(author)}</name></author>
<updated>${new Date(newest).toISOString()}</updated>
${entries.map((entry) => atomEntry(entry, { shopUrl, blog, language })).join("\n")}
</feed>
`;
}

interface Place {
  shopUrl: string;
  blog: string;
  language: Language;
}

/** In another language it is another entry, at an address of its own. */
const atomEntry = (
  { id, title, slug, excerpt, body, publishedAt, updatedAt }: FeedEntry,
  { shopUrl, blog, language }: Place,
): string =>
  `<entry>
<id>${language === DEFAULT_LANGUAGE ? `urn:uuid:${id}` : xmlText(`${blog}#${id}`)}</id>
<title>${xmlText(title)}</title>
<link rel="alternate" type="text/html" href="${xmlText(blog)}/${slug}"/>
<published>${publishedAt.toISOString()}</published>
<updated>${updatedAt.toISOString()}</updated>
${excerpt ? `<summary>${xmlText(excerpt)}</summary>\n` : ""}<content type="html">${xmlText(wholeAddresses(body, shopUrl))}</content>
</entry>`;

const wholeAddresses = (body: string, shopUrl: string): string =>
  body.replaceAll(/ (href|src)="\//g, (_, attribute: string) => ` ${attribute}="${shopUrl}/`);
