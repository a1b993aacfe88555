/** What is wrong with a VAT number. */
export const messages = {
  shape:
    "Write it with the letters of its country, such as DE123456789. What was entered is no VAT number of an EU country.",
  own: "This is the VAT number of the shop. Please enter yours.",
} as const;
