/** The shop's own words of the legal guarantee: its notice, or the text alternative of the official one. */
export const messages = {
  title: "Legal guarantee of conformity",
  text: "If goods do not conform to the contract, consumers in the European Union have at least 2 years from delivery in which the seller must put it right free of charge: by repair or replacement, and where that fails by a lower price or your money back. Some countries give more time.",
  more: "Your rights in the European Union",
} as const;
