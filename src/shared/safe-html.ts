import sanitize from "sanitize-html";

/** What a body may be made of (storefront 5). */
const TAGS = [
  "p",
  "br",
  "strong",
  "em",
  "u",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "blockquote",
  "a",
  "img",
];
const ATTRIBUTES = ["href", "src", "alt", "title", "class"];

/** The classes that our style sheets know inside a body; any other could dress a text up as a part of the shop. */
const BODY_CLASSES = ["lead", "note"];

/**
 * The body of an article or page, fit to be shown: only the tags and attributes above, links to the web, to mail and to
 * ourselves only, pictures from the web and ourselves only. Safe on what was safe already: applying it again changes nothing.
 */
export const safeHtml = (body: string): string =>
  sanitize(body, {
    allowedTags: TAGS,
    allowedAttributes: { "*": ATTRIBUTES },
    allowedClasses: { "*": BODY_CLASSES },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowedSchemesAppliedToAttributes: ["href", "src"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    enforceHtmlBoundary: false,
    // A body of thousands of open tags would make every reader's browser slow.
    nestingLimit: 30,
  });
