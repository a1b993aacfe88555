/** Reading a list of subscribers. */
export const messages = {
  /** Kept with the consent of each. */
  consent: "Consent given elsewhere on this date, as the shop's administrator states.",
  noText: "This is not a text file. Save the table as CSV.",
  empty: "The file has no lines below its titles.",
  tooMany: (max: number) => `The file has more than ${max.toLocaleString("en")} lines. Import it in parts.`,
  unknownColumn: (title: string) => `Unknown column “${title}”.`,
  columnTwice: (title: string) => `The column “${title}” appears twice.`,
  noColumn: (title: string) => `The column “${title}” is missing.`,
  address: "This is not an address that email can be sent to.",
  name: "A name has at most 100 characters, in one line.",
  noDate: "The date of consent is missing.",
  date: "The date of consent must be written as 2026-01-31.",
  future: "The date of consent lies in the future.",
  asWritten: (address: string) => `Kept as ${address}.`,
  twice: (line: number) => `Already in line ${line}.`,
  there: "Already subscribed.",
  confirms: "Was not confirmed, and is now.",
  left: "Has unsubscribed, and only they can subscribe again.",
  bounced: "Emails to this address bounced; it is left alone.",
  suppressed: "Must not be written to: emails bounced, or were reported as spam.",
  withdrawn: "Has withdrawn consent after this date.",
} as const;
