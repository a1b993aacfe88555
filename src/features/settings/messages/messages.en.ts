/** What is wrong with a setting (back office 5). */
export const messages = {
  threshold: "Free shipping threshold must be a valid positive number.",
  courier: "Courier shipping cost must be a valid positive number.",
  machine: "Parcel machine shipping cost must be a valid positive number.",
  required: "This cannot be empty.",
  line: "This must be one line without < or >.",
  email: "This must be an email address.",
  timeZone: "This must be the name of a time zone, such as Europe/Tallinn.",
  languages: (known: string) => `These must be some of ${known}, with commas between.`,
  profile: (host: string) => `This must be an https address at ${host}.`,
  trueOrFalse: "Write true or false.",
  minutes: "This must be a whole number of minutes from 0 to 1440.",
  day: "This must be a day, such as 2027-01-02.",
  phone: "This must be a phone number with its country, such as +372 555 1234.",
  vatNumber: "This is not a VAT number. It begins with the country, such as EE123456789.",
  iban: "This is not an IBAN. Check its digits.",
  producerNumbers: "Write one line for each country, such as DE: LUCID DE1234567890123.",
  tooLong: (characters: number) => `This must have at most ${characters} letters.`,
  withoutWarning: (language: string, products: number) =>
    products === 1
      ? `One product has no safety information in ${language}.`
      : `${products} products have no safety information in ${language}.`,
  changed: "Somebody else has changed this meanwhile.",
  rates: {
    past: "A rate cannot begin on a day that has passed.",
    sameDay: "This country has a rate from that day already.",
    begun: "A rate that is in force, or was, stays as it is.",
    used: "Orders have been placed or paid with this rate since it began. Add another one from tomorrow on.",
    changed: "A VAT rate was changed meanwhile. Try again.",
    gone: "There is no such rate.",
  },
  /** Settings that shoppers read as sentences. */
  sentences: {
    notice: "Notice",
    support_hours: "Support hours",
    store_description: "Store description",
    processing_time: "Processing time",
  },
} as const;
