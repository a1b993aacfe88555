/** Why goods cannot be reserved. */
export const messages = {
  notEnough: "Not enough in stock",
  notEnoughOf: (names: string) => `Not enough in stock: ${names}.`,
  soldOut: (name: string) => `“${name}” is sold out.`,
  onlyLeft: (count: number, name: string) => `Only ${count} of “${name}” left.`,
  othersPay: "Other shoppers are paying for more; try again in a few minutes.",
} as const;
