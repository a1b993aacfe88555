import sanitize from "sanitize-html";
import { LINK_SCHEMES } from "./body-address.ts";
import { storable } from "./storable.ts";

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

/** The classes that style sheets use inside a body. Any other could make a text look like a part of the shop. */
const BODY_CLASSES = ["facts", "lead", "note"];

/** Tags left out may leave others wrongly nested, which the next reading puts right; hostile nesting ends here. */
const MAX_READINGS = 5;

/**
 * Sanitises the body of an article or page: keeps only the tags and attributes above, links to the web, to email, to telephones and to
 * the shop, and images from the web and the shop. Repeats until nothing changes, so that a later parser sees what was checked.
 */
export function safeHtml(body: string): string {
  let before = storable(body);
  for (let reading = 1; reading < MAX_READINGS; reading += 1) {
    const after = cleaned(before);
    if (after === before) return after;
    before = after;
  }
  return cleaned(before);
}

const cleaned = (body: string): string =>
  sanitize(body, {
    allowedTags: TAGS,
    allowedAttributes: { "*": ATTRIBUTES },
    allowedClasses: { "*": BODY_CLASSES },
    allowedSchemes: LINK_SCHEMES,
    allowedSchemesByTag: { img: ["http", "https"] },
    allowedSchemesAppliedToAttributes: ["href", "src"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    enforceHtmlBoundary: false,
    // A body of thousands of open tags would make every reader's browser slow.
    nestingLimit: 30,
  });
