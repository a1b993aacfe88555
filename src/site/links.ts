import type { MenuLink, ShopMenu } from "#shared/shop-menu.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { messages } from "./messages.ts";

const MAIN = ["/", "/products", "/about", "/blog", "/contact", "/track-order"] as const;
const SERVICE = [
  ...(["/shipping-policy", "/return-refund-policy", "/withdrawal"] as const),
  ...(["/faq", "/privacy-policy", "/terms-of-service", "/imprint", "/accessibility-statement"] as const),
] as const;

const labelled = (to: keyof typeof messages.links): MenuLink => ({ to, label: messages.links[to] });

/** Collections of the main menu stand behind all products. */
export const mainLinks = ({ main }: ShopMenu): MenuLink[] =>
  MAIN.flatMap((to) => (to === "/products" ? [labelled(to), ...main] : [labelled(to)]));
export const footerLinks = (menu: ShopMenu): MenuLink[] => [...mainLinks(menu), ...menu.footer];
export const serviceLinks = (): MenuLink[] => SERVICE.map(labelled);

/** The shop's profiles; a network without one is left out. */
export const socialLinks = ({ instagramUrl, pinterestUrl, facebookUrl }: StoreSettings) =>
  [
    { href: instagramUrl, label: "Instagram" },
    { href: pinterestUrl, label: "Pinterest" },
    { href: facebookUrl, label: "Facebook" },
  ].filter(({ href }) => href !== "");
