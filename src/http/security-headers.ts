import { hash } from "node:crypto";
import { PAYMENT_PAGES } from "#platform/payment/payment.ts";

const OPENS = "<script";
const CLOSES = "</script>";

/**
 * The inline scripts of a page; with a mark, only those whose tag has it. Searched with indexOf, as a regular expression
 * over a whole page takes a tenth of the time of rendering it.
 */
export function inlineScripts(html: string, mark = ""): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf(OPENS); at >= 0; ) {
    const begins = html.indexOf(">", at) + 1;
    const ends = html.indexOf(CLOSES, begins);
    if (ends < 0) break;
    const tag = html.slice(at, begins);
    if (tag.includes(mark) && !/\ssrc=/.test(tag)) scripts.push(html.slice(begins, ends));
    at = html.indexOf(OPENS, ends);
  }
  return scripts;
}

/** Headers that every answer carries. */
export function securityHeaders(isLive: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(isLive ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** For answers other than pages: nothing may load, run or be framed. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What Stripe's fields load: docs.stripe.com/security/guide. */
const STRIPE_SCRIPTS = "https://js.stripe.com https://*.js.stripe.com";
const STRIPE_FIELDS = {
  scripts: [STRIPE_SCRIPTS],
  frames: [`frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com https://*.link.com https://*.paypal.com`],
  connections: ["https://api.stripe.com https://*.link.com https://*.paypal.com"],
};
const OWN_ONLY: typeof STRIPE_FIELDS = { scripts: [], frames: [], connections: [] };

/** Where a page has a provider's fields: wallets may ask for payment, and their windows may answer. */
export const PAYMENT_FIELDS_HEADERS = {
  "permissions-policy": `camera=(), microphone=(), payment=(self "https://js.stripe.com"), usb=(), geolocation=(self)`,
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

/** Allows the page's own inline scripts by their hash, so that cached pages need no nonce. */
export function pagePolicy(scripts: readonly string[], hasPaymentFields = false): string {
  const others = hasPaymentFields ? STRIPE_FIELDS : OWN_ONLY;
  const hashes = scripts.map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...others.scripts].join(" "),
    ...others.frames,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...others.connections].join(" "),
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...Object.values(PAYMENT_PAGES).flat()].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}
