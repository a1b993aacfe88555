/** What is wrong with a campaign or a list of subscribers, said by the form and by the server alike. */
export const problems = {
  name: "Name is required.",
  subject: "A subject is required before it can be sent.",
  nothing: "There is nothing in the email yet.",
  label: "A button needs a label.",
  address: "This must be a web address, or a path of the shop such as /products.",
  image: "Choose a picture.",
  product: "Choose a product.",
  oneLine: "This must be one line.",
  tooLong: (characters: number) => `At most ${characters.toLocaleString("en")} characters.`,
  tooMany: (blocks: number) => `At most ${blocks} blocks.`,
  imageGone: "A picture in this email is no longer in the shop's storage.",
  gone: "This campaign is gone.",
  changed: "Somebody else saved this while you were editing.",
  notDraft: "Only a draft can be changed. Take it back from its schedule, or duplicate it.",
  underWay: "It is being sent. Cancel it before you delete it.",
  nobody: "There is nobody to write to: no address is active and confirmed.",
  past: "This time has passed.",
  when: "Choose a time.",
  step: (status: string) => `Somebody was faster: the campaign is ${status} now.`,
} as const;

/** The words of the email around what the shopkeeper wrote. */
export const emailWords = {
  why: (store: string) => `You receive this letter because you subscribed to the newsletter of ${store}.`,
  unsubscribe: "Unsubscribe",
  preferences: "Preferences",
  look: "View product",
  from: "before",
  copyOf: (name: string) => `${name} (copy)`,
  test: (subject: string) => `[Test] ${subject}`,
} as const;
