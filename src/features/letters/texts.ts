/** What the log of letters says. */
export const texts = {
  title: "Letters",
  loading: "Loading letters",
  search: "Search recipients",
  state: "State",
  kind: "Kind",
  anyState: "Any state",
  anyKind: "All kinds",
  states: {
    queued: "Waiting",
    sending: "Being sent",
    sent: "Sent",
    dead: "Not delivered",
    uncertain: "Uncertain",
    suppressed: "Held back",
  },
  cameBack: { bounced: "Came back", complained: "Unwanted" },
  kinds: {
    "order-confirmation": "Order confirmation",
    "order-shipped": "Parcel on its way",
    "order-refunded": "Refund",
    "order-attention": "Needs attention",
    "withdrawal-received": "Withdrawal received",
    "password-reset": "Password reset",
    "administrator-invited": "Invitation",
    "newsletter-confirmation": "Newsletter confirmation",
    campaign: "Campaign",
    "campaign-test": "Campaign test",
  } as Readonly<Record<string, string>>,
  columns: { letter: "Letter", recipient: "Recipient", state: "State", written: "Written", again: "Send again" },
  order: (number: string) => `Order ${number}`,
  attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  next: (moment: string) => `next ${moment}`,
  trouble: (dead: number, uncertain: number) =>
    [dead > 0 && `${counted(dead)} not delivered`, uncertain > 0 && `${counted(uncertain)} of uncertain fate`]
      .filter(Boolean)
      .join(" and "),
  troubleText: "Look at the reason before you send one again.",
  showDead: "Show not delivered",
  showUncertain: "Show uncertain",
  again: "Send again",
  againTo: (kind: string, recipient: string) => `Send again: ${kind} to ${recipient}`,
  askTitle: "Send it once more?",
  askText: (recipient: string) =>
    `Nobody knows whether ${recipient} has this letter already. If so, they get it a second time.`,
  askConfirm: "Send it again",
  sentAgain: "The letter goes out once more",
  againFailed: "Failed to send the letter",
  loadFailed: "Failed to load email data",
  older: "Older letters",
  newest: "Newest letters",
  empty: {
    title: "No letters yet",
    text: "Whatever the shop writes to somebody is listed here, with what became of it.",
  },
  nothing: { title: "No letters found", text: "No letter fits these filters." },
  gone: "This letter is gone.",
  notAgain: "This letter cannot be sent again.",
  askFirst: "Nobody knows whether this letter has arrived. It is sent again only when you are sure.",
} as const;

const counted = (count: number): string =>
  count >= 1000 ? "1,000 letters or more" : count === 1 ? "1 letter" : `${count} letters`;
