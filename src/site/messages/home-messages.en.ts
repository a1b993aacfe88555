/** The first view of the home page, what comes before its products, and what search engines show of it. */
export const messages = {
  hero: {
    eyebrow: "Aroma diffusers and pure oils",
    title: "A quieter kind of evening",
    lead: "Ceramic, stone and glass that scent a room and then step back. Pure essential oils to go with them.",
    shop: "Shop the Collection",
    story: "Discover Our Story",
    film: "Mist rises from a diffuser in warm light",
  },
  featured: "Featured Products",
  featuredLead: "The newest of our collection.",
  description:
    "Aroma diffusers, pure essential oils and accessories for a calm home, delivered across Europe and to the US.",
} as const;
