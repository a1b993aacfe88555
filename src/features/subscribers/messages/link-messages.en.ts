/** The pages that the links in emails of the newsletter lead to. */
export const messages = {
  home: "Return Home",
  broken: {
    title: "This link does not work",
    text: "It may have been cut off, or belong to a subscription that is gone. You can subscribe again here.",
  },
  ended: {
    title: "This subscription has ended",
    text: "Nothing more comes by it. If a letter still reaches you, use the link in that one.",
  },
  confirm: {
    title: "One last step",
    text: "Press the button, and our letters will find you.",
    button: "Confirm subscription",
    doneTitle: "Your subscription is confirmed",
    doneText: "Thank you. You will receive our next letter.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    text: "Press the button to stop the newsletter. Letters about your orders are not affected.",
    button: "Unsubscribe",
    doneTitle: "You are unsubscribed",
    doneText: "No more letters will come. Should you miss them, subscribe again at the foot of this page.",
  },
  preferences: {
    title: "Your letters",
    lead: (email: string) => `What comes to ${email}. Letters about your orders are not affected.`,
    emails: "Newsletter",
    all: "Every letter",
    none: "None",
    noneMore: "You can come back here, or at the foot of any page.",
    save: "Save",
    language: "Letters come in English, like this page.",
    kept: "Saved.",
    ended: "No more letters will come.",
    refused: "This could not be saved. Please choose.",
  },
} as const;
