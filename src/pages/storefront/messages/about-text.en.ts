/** The page about the shop. */
export const text = {
  title: "Our Story",
  description: "Why we make diffusers that step back, and oils that smell of what they are.",
  eyebrow: "Our story",
  heading: "It began with a room that would not go quiet",
  image:
    "Open bottles of honey-coloured glass in a row, a brass funnel in one of them, beside them a carafe of oil and sprigs of rosemary",
  story: (storeName: string) => [
    "The first diffuser we owned was a plastic cone with a blue light. It worked, and it was put into a cupboard whenever somebody came. That seemed the wrong way round: the thing that scents a room is in the room all day.",
    `So ${storeName} began with an object rather than a scent. It should look at home between books and bowls. It should be filled in the evening without reading a manual. It should make no more noise than a page being turned.`,
    "The oils came second. We went looking for small bottles of one thing: lavender that smells of stalks and sun, not of soap; cedar like a pencil just sharpened. Blending is left to you. Three drops of one and two of another is all the craft there is, and it is a good craft for a quiet evening.",
    "We still sell only what we would leave standing on the table.",
  ],
  valuesTitle: "What we stand for",
  values: {
    pure: {
      title: "Pure & Natural",
      text: "One plant in each bottle: pressed or distilled, named for what it is, stretched with nothing. Where an oil varies with its harvest, we let it.",
    },
    quality: {
      title: "Premium Quality",
      text: "Surfaces that are good to touch and wear well. Made to be wiped, refilled and kept, with a battery that is sized for a whole day.",
    },
    wellness: {
      title: "Wellness First",
      text: "A scent should help a day to slow down, and then stop. Every diffuser switches itself off after 3 hours, and none of them talks to your phone.",
    },
  },
  shop: "Shop the Collection",
} as const;
