/** What the back office says of the state of a product. */
export const messages = {
  section: "State",
  states: { published: "Published", draft: "Draft", scheduled: "Scheduled", archived: "Out of the shop" },
  hints: {
    published: "Shoppers see it and can buy it.",
    draft: "Nobody but you sees it.",
    scheduled: "Until then nobody but you sees it.",
    archived: "Shoppers no longer see it. Orders keep it.",
  },
  momentHint: (timeZone: string) => `${timeZone} time. It is published within a minute.`,
  from: (moment: string) => `from ${moment}`,
  preview: "Preview",
  previewOf: (name: string) => `Preview ${name}`,
  previewHint: (until: string) =>
    `Shows what is saved. Whoever has the link sees it until ${until}; nobody can buy from it.`,
  previewFailed: "The preview cannot be opened",
  unknownState: "The state is published, draft, scheduled or archived.",
  momentUnreadable: "The moment is a date and time, such as 2026-12-01T07:00:00Z.",
  momentMissing: "Say when it is to be published.",
  momentPast: "This time has passed. Choose a later one, or publish it now.",
  momentAlone: "Only a scheduled product has a time at which it is published.",
  contradiction: "Retired and State contradict each other. Leave one of them empty.",
} as const;
