import type { StoreSettings } from "#shared/store-settings.ts";
import { messages } from "./messages.ts";

const MAIN = ["/", "/products", "/about", "/blog", "/contact", "/track-order"] as const;
const SERVICE = [
  ...(["/shipping-policy", "/return-refund-policy", "/withdrawal"] as const),
  ...(["/faq", "/privacy-policy", "/terms-of-service", "/imprint", "/accessibility-statement"] as const),
] as const;

export interface PageLink {
  to: string;
  label: string;
}

const labelled = (to: keyof typeof messages.links): PageLink => ({ to, label: messages.links[to] });

export const mainLinks = (): PageLink[] => MAIN.map(labelled);
export const serviceLinks = (): PageLink[] => SERVICE.map(labelled);

/** The shop's profiles; a network without one is left out. */
export const socialLinks = ({ instagramUrl, pinterestUrl, facebookUrl }: StoreSettings) =>
  [
    { href: instagramUrl, label: "Instagram" },
    { href: pinterestUrl, label: "Pinterest" },
    { href: facebookUrl, label: "Facebook" },
  ].filter(({ href }) => href !== "");
