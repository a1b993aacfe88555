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
export function safeHtml(body: string): string {
  let safe = clean(body);
  // Links within links and the like are put straight only by the next look at them.
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const again = clean(safe);
    if (again === safe) return safe;
    safe = again;
  }
  return safe.replace(/<[^>]*>/g, "");
}

const MOST_LOOKS = 10;

const clean = (body: string): string =>
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
