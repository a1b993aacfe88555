/** Characters that XML 1.0 cannot hold, not even escaped. */
const NOT_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

export const xmlText = (text: string): string =>
  text.replaceAll(NOT_XML, "").replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

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
  entries: readonly FeedEntry[];
}

/** RFC 4287. Addresses within bodies become whole ones, as readers show them elsewhere. */
export function atomFeed({ title, subtitle, author, shopUrl, entries }: Feed): string {
  const newest = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xmlText(shopUrl)}/blog</id>
<title>${xmlText(title)}</title>
<subtitle>${xmlText(subtitle)}</subtitle>
<link rel="alternate" type="text/html" href="${xmlText(shopUrl)}/blog"/>
<link rel="self" type="application/atom+xml" href="${xmlText(shopUrl)}/blog/feed.xml"/>
<author><name>${xmlText(author)}</name></author>
<updated>${new Date(newest).toISOString()}</updated>
${entries.map((entry) => atomEntry(entry, shopUrl)).join("\n")}
</feed>
`;
}

const atomEntry = ({ id, title, slug, excerpt, body, publishedAt, updatedAt }: FeedEntry, shopUrl: string): string =>
  `<entry>
<id>urn:uuid:${id}</id>
<title>${xmlText(title)}</title>
<link rel="alternate" type="text/html" href="${xmlText(shopUrl)}/blog/${slug}"/>
<published>${publishedAt.toISOString()}</published>
<updated>${updatedAt.toISOString()}</updated>
${excerpt ? `<summary>${xmlText(excerpt)}</summary>\n` : ""}<content type="html">${xmlText(wholeAddresses(body, shopUrl))}</content>
</entry>`;

const wholeAddresses = (body: string, shopUrl: string): string =>
  body.replaceAll(/ (href|src)="\//g, (_, attribute: string) => ` ${attribute}="${shopUrl}/`);
