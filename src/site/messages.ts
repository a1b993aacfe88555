import type { StoreSettings } from "#shared/store-settings.ts";

/** The texts of the storefront's layout. */
export const messages = {
  skip: "Skip to content",
  demo: "Demo shop: test payments only, nothing is sent.",
  freeShipping: (threshold: string) => `Free worldwide shipping on orders over ${threshold}`,
  offline: "You are offline. This page stays; the others come back with the network.",
  menu: "Menu",
  cart: (count: number) => (count === 1 ? "Cart, 1 item" : `Cart, ${count} items`),
  social: "Social media",
  quickLinks: "Quick Links",
  customerService: "Customer Service",
  rights: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  hero: {
    eyebrow: "Aroma diffusers and pure oils",
    title: "A quieter kind of evening",
    lead: "Ceramic, stone and glass that scent a room and then step back. Pure essential oils to go with them.",
    shop: "Shop the Collection",
    story: "Discover Our Story",
    film: "Mist rises from a diffuser in warm light",
  },
  notFound: {
    title: "Oops! Page not found",
    text: "The page you are looking for has moved, or never was.",
    home: "Return to Home",
  },
  broken: {
    title: "Unexpected Application Error!",
    text: "Something went wrong on our side. Please try again.",
    again: "Try Again",
  },
  loading: "Loading the page",
  featuredLoading: "Loading featured products",
  slow: { title: "This page takes long to load", text: "The shop takes too long to answer. Please try again." },
  featured: "Featured Products",
  featuredLead: "The newest of our collection.",
  description:
    "Aroma diffusers, pure essential oils and accessories for a calm home, delivered across Europe and to the US.",
} as const;

export const HEADER_LINKS = [
  { to: "/", label: "Home" },
  { to: "/products", label: "Products" },
  { to: "/about", label: "About" },
  { to: "/blog", label: "Blog" },
  { to: "/contact", label: "Contact" },
  { to: "/track-order", label: "Track Order" },
] as const;

/** The shop's profiles; a network without one is left out. */
export const socialLinks = ({ instagramUrl, pinterestUrl, facebookUrl }: StoreSettings) =>
  [
    { href: instagramUrl, label: "Instagram" },
    { href: pinterestUrl, label: "Pinterest" },
    { href: facebookUrl, label: "Facebook" },
  ].filter(({ href }) => href !== "");

export const SERVICE_LINKS = [
  { to: "/shipping-policy", label: "Shipping Policy" },
  { to: "/return-refund-policy", label: "Return and Refund Policy" },
  { to: "/withdrawal", label: "Withdraw from contract here" },
  { to: "/faq", label: "FAQ" },
  { to: "/privacy-policy", label: "Privacy Policy" },
  { to: "/terms-of-service", label: "Terms of Service" },
] as const;
