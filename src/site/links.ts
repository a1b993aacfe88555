import type { MenuLink } from "#shared/shop-menu.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { messages } from "./messages.ts";

const MAIN = ["/", "/products", "/about", "/blog", "/contact", "/track-order"] as const;
const SERVICE = [
  ...(["/shipping-policy", "/return-refund-policy", "/withdrawal"] as const),
  ...(["/faq", "/privacy-policy", "/terms-of-service", "/imprint", "/accessibility-statement"] as const),
] as const;

const labelled = (to: keyof typeof messages.links): MenuLink => ({ to, label: messages.links[to] });

/** Collections stand behind all products. */
export const mainLinks = (collections: readonly MenuLink[]): MenuLink[] =>
  MAIN.flatMap((to) => [labelled(to), ...(to === "/products" ? collections : [])]);
export const serviceLinks = (): MenuLink[] => SERVICE.map(labelled);
/** What the law wants in sight on every page. */
export const legalLinks = (): MenuLink[] =>
  (["/withdrawal", "/imprint", "/accessibility-statement"] as const).map(labelled);

/** The shop's profiles; a network without one is left out. */
export const socialLinks = ({ instagramUrl, pinterestUrl, facebookUrl }: StoreSettings) =>
  [
    { href: instagramUrl, label: "Instagram" },
    { href: pinterestUrl, label: "Pinterest" },
    { href: facebookUrl, label: "Facebook" },
  ].filter(({ href }) => href !== "");
