/** Four frequently asked questions (storefront 2) with their figures (decision 45), and more below them. */
export const text = {
  title: "Frequently Asked Questions",
  description: "Charging, returns, warranty, contact: short answers to what we are asked most.",
  lead: "Short answers to what we are asked most.",
  entriesTitle: "The essentials",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "How long does the battery last, and how is it charged?",
      answer: [
        "A full 2000mAh battery lasts up to 24 hours on the gentlest of three intensity modes. Charge it with the USB-C cable in the box and a 5\u00a0V adapter.",
        "You can use the diffuser while it charges. It switches itself off after 3 hours.",
      ],
    },
    {
      id: "returns",
      question: "Can I return something?",
      answer: [
        "Yes: our policy gives you 100 days from the day your parcel arrives. Unused products can be returned within 30 days, no questions asked.",
        "In the European Union you may also withdraw within 14 days by law. The Return and Refund Policy tells how.",
      ],
    },
    {
      id: "warranty",
      question: "Is there a warranty?",
      answer: [
        "Every diffuser has a 1-year warranty, on top of the 2-year legal guarantee that holds for everything you buy in the European Union.",
      ],
    },
    {
      id: "contact",
      question: "How do I reach you?",
      answer: [`Write to ${storeEmail}. A person answers within 24 hours, usually sooner.`],
    },
  ],
  moreTitle: "Ordering and daily use",
  more: [
    {
      question: "How long does delivery take, and what does it cost?",
      answer: [
        "We process orders within 24 hours. Delivery takes 4 to 24 business days; most parcels inside Europe arrive towards the beginning of that span. The checkout shows the cost before you order, and the Shipping Policy has the details.",
      ],
    },
    {
      question: "Can I collect my order from a parcel machine?",
      answer: [
        "Yes, in every country for which the checkout offers one. Choose “Parcel machine” there and pick the place that suits you. Most machines are open at any hour; the hours of each stand beside it.",
      ],
    },
    {
      question: "How can I pay?",
      answer: [
        "By card, or by another method offered in your country. Nothing is charged before you press “Order and pay”.",
      ],
    },
    {
      question: "Do prices include VAT, and can my company have an invoice?",
      answer: [
        "In the European Union prices include VAT. For an invoice made out to your company, open “Buying for a business?” at the checkout and enter its name and VAT number.",
      ],
    },
    {
      question: "Which oil goes with which diffuser?",
      answer: [
        "Each of our oils works in each of our diffusers: three to five drops, one or two of the strong ones, in clean tap water, no higher than the MAX line.",
      ],
    },
    {
      question: "How do I clean a diffuser?",
      answer: [
        "Empty the tank after use and wipe it dry with a soft cloth. Unplug it first, and never put the base under water.",
      ],
    },
    {
      question: "Is it safe with children and pets?",
      answer: [
        "Keep oils and diffusers out of reach of children and pets. Use few drops, air the room afterwards and leave a door open where animals live. Cats and birds need a room without scent.",
      ],
    },
  ],
  elseBefore: "Something else?",
  elseWrite: "Write to us",
  elseBetween: ", or read the",
} as const;
