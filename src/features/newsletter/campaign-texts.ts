/** What is wrong with a campaign or a list of subscribers, said by the form and by the server alike. */
export const problems = {
  name: "Name is required.",
  subject: "A subject is required before it can be sent.",
  nothing: "There is nothing in the letter yet.",
  label: "A button needs words.",
  address: "This must be a web address, or a path of the shop such as /products.",
  picture: "Choose a picture.",
  product: "Choose a product.",
  oneLine: "This must be one line.",
  tooLong: (letters: number) => `At most ${letters.toLocaleString("en")} characters.`,
  tooMany: (blocks: number) => `At most ${blocks} blocks.`,
  pictureGone: "A picture of this letter is no longer in the store.",
  gone: "This campaign is gone.",
  subscriberGone: "This subscriber is gone.",
  changed: "Somebody else has saved this meanwhile.",
  notDraft: "Only a draft can be changed. Take it back from its schedule, or duplicate it.",
  underWay: "It is being sent. Cancel it before you delete it.",
  nobody: "There is nobody to write to: no address is active and confirmed.",
  past: "This time has passed.",
  when: "Choose a time.",
  step: (status: string) => `Somebody was faster: the campaign is ${status} now.`,
} as const;

/** The words of the letter around what the shopkeeper wrote. */
export const letterWords = {
  why: (store: string) => `You receive this letter because you subscribed to the newsletter of ${store}.`,
  unsubscribe: "Unsubscribe",
  preferences: "Preferences",
  look: "View product",
  from: "before",
  copyOf: (name: string) => `${name} (copy)`,
  test: (subject: string) => `[Test] ${subject}`,
} as const;

/** Reading a list of subscribers. */
export const importWords = {
  /** Kept with the consent of each. */
  consent: "Consent given elsewhere on this date, as the shop's administrator states.",
  noText: "This is no text file. Save the table as CSV.",
  empty: "The file has no lines below its titles.",
  tooMany: (most: number) => `The file has more than ${most.toLocaleString("en")} lines. Take it over in parts.`,
  unknownColumn: (title: string) => `Unknown column “${title}”.`,
  columnTwice: (title: string) => `The column “${title}” stands there twice.`,
  noColumn: (title: string) => `The column “${title}” is missing.`,
  address: "This is no e-mail address that a letter can be sent to.",
  name: "A name has at most 100 letters, in one line.",
  noDate: "The date of consent is missing.",
  date: "The date of consent must be written as 2026-01-31.",
  future: "The date of consent lies in the future.",
  asWritten: (address: string) => `Kept as ${address}.`,
  twice: (line: number) => `Stands in line ${line} already.`,
  there: "Is subscribed already.",
  confirms: "Was not confirmed, and is now.",
  left: "Has unsubscribed, and only the person can come back.",
  bounced: "Letters to this address came back; it is left alone.",
  suppressed: "Must not be written to: letters came back, or were reported.",
  withdrawn: "Has withdrawn consent after this date.",
} as const;
