/** Frequently asked questions (storefront 2) with their figures (decision 45). */
export const text = {
  title: "Frequently Asked Questions",
  description: "Charging, returns, warranty, contact: short answers to what we are asked most.",
  lead: "Short answers to what we are asked most.",
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
        "Yes. Unused products can be returned within 30 days without another word, and our policy gives you 100 days from the day your parcel arrives.",
        "In the European Union you may also withdraw within 14 days by law. The Return and Refund Policy tells how.",
      ],
    },
    {
      id: "warranty",
      question: "Is there a warranty?",
      answer: [
        "Every diffuser has a 1-year warranty, beside the 2-year legal guarantee that holds for everything you buy in the European Union.",
      ],
    },
    {
      id: "contact",
      question: "How do I reach you?",
      answer: [`Write to ${storeEmail}. A person answers within 24 hours, usually sooner.`],
    },
  ],
  elseBefore: "Something else?",
  elseWrite: "Write to us",
  elseBetween: ", or read the",
} as const;
