/** The bands of the first page below its hero and the featured products. */
export const messages = {
  lifestyle: {
    eyebrow: "Lifestyle",
    title: "Morning, afternoon, night",
    scenes: {
      bath: {
        alt: "A sage green diffuser and a bottle of eucalyptus oil beside folded towels",
        title: "Seven in the morning",
        text: "Steam on the mirror, a warm towel. Two drops of eucalyptus, and the room is awake before you are.",
        link: "Pure oils",
      },
      reading: {
        alt: "A diffuser of walnut and milk glass between books and a cup, in the light of a window",
        title: "Four in the afternoon",
        text: "A cup, and the book you meant to finish. Cedarwood on the gentlest mode, and the door closed.",
        link: "See the diffusers",
      },
      bedside: {
        alt: "A domed diffuser with a stone finish glows on a bedside table, a cup and books behind it",
        title: "Ten at night",
        text: "The lamp is out and the diffuser is the last light on. After three hours it turns itself off.",
        link: "See the collection",
      },
    },
  },

  journey: {
    title: "Our Wellness Journey",
    lead: "How a plastic cone in a cupboard became a small house of scent.",
    chapters: [
      {
        title: "A cupboard",
        text: "The first diffuser was hidden whenever guests came. We kept the scent and began to look for another shape.",
      },
      {
        title: "A kiln",
        text: "Ceramic takes its time: it is turned, dried, fired and glazed, and now and then it cracks. What comes out whole can stand in a room for twenty years.",
      },
      {
        title: "A small bottle",
        text: "One plant in each. We stopped blending for others the day we noticed that everybody blends at home anyway.",
      },
      {
        title: "A quiet evening",
        text: "No app, no voice, no schedule. Water to the line, three drops, one button. After 3 hours it switches itself off.",
      },
    ],
    link: "Discover Our Story",
  },

  /** The film of a customer's home. It has no quotes, as invented quotes are unlawful (decision 9). */
  customerFilm: {
    eyebrow: "In your home",
    title: "One evening at home",
    text: "Shoes by the door, soup on the stove, a book that is nearly finished. The mist rises and the light turns low.",
    label: "A wooden diffuser glows in a dark living room while mist rises from it",
  },

  /** Invented, so shown in a demo only and marked as samples (decision 9). */
  testimonials: {
    title: "From our customers",
    note: "Sample reviews of the demo. A shop that is open shows only what its customers wrote.",
    spoken: "Sample rating: 5 of 5 stars",
    all: [
      {
        name: "Liis, Tartu",
        words: "It is the first one I did not put away. My mother asked which potter had made it.",
      },
      {
        name: "Jonas, Vilnius",
        words:
          "Cedar and orange, every evening since October. The room smells as if somebody had been baking in a forest.",
      },
      {
        name: "Clara, Lyon",
        words: "So silent that I look for the mist to know it is on. And the parcel was a pleasure to open.",
      },
    ],
  },
} as const;
