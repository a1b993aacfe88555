import sanitize from "sanitize-html";
import { LINK_SCHEMES } from "#shared/body-address.ts";
import { isEmailLink } from "../campaign-content.ts";

const TAGS = ["p", "br", "strong", "em", "u", "h2", "h3", "ul", "ol", "li", "blockquote", "a"];

/** What the text of an email may be made of: no images, no classes, links to the web, to mail, to telephones and to the shop only. */
export const emailHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ["href"] },
    allowedSchemes: LINK_SCHEMES,
    allowProtocolRelative: false,
    nestingLimit: 20,
    exclusiveFilter: ({ tag, attribs }) => tag === "a" && !attribs.href && "excludeTag",
  });

/** Every address that a text leads to, as it is written there. */
export function linksIn(html: string): string[] {
  const found: string[] = [];
  sanitize(html, {
    allowedTags: ["a"],
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs.href) found.push(attribs.href);
        return { tagName, attribs };
      },
    },
  });
  return found.filter(isEmailLink);
}

/** The text as mail programs show it: without style sheets, each tag carries its own look. */
export const dressedHtml = (
  html: string,
  styles: Readonly<Record<string, string>>,
  leadTo: (address: string) => string,
) =>
  sanitize(emailHtml(html), {
    allowedTags: TAGS,
    allowedAttributes: { "*": ["style", "href"] },
    allowedSchemes: LINK_SCHEMES,
    transformTags: {
      "*": (tagName, attribs) => ({
        tagName,
        attribs: {
          ...(attribs.href ? { href: isEmailLink(attribs.href) ? leadTo(attribs.href) : attribs.href } : {}),
          ...(styles[tagName] ? { style: styles[tagName] } : {}),
        },
      }),
    },
  });
