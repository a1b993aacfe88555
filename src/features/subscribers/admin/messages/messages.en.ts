/** The sentences of the Emails screen (back office 8). */
const emails = {
  title: "Emails",
  lead: "Newsletter readers, campaigns, and every email the shop sends.",
  tabs: { subscribers: "Subscribers", campaigns: "Campaigns", emails: "Log" },
  loadFailed: "Failed to load email data",
  actions: "Actions",
  status: "Status",
  anyStatus: "Any status",
  language: "Language",
  anyLanguage: "Any language",
  sort: "Sort by",
} as const;

const subscribers = {
  loadFailed: emails.loadFailed,
  title: "Subscribers",
  loading: "Loading subscribers",
  search: "Search subscribers",
  filters: {
    confirmed: "Active, confirmed",
    unconfirmed: "Active, not confirmed",
    unsubscribed: "Unsubscribed",
    bounced: "Bounced",
  },
  statuses: { active: "Active", unsubscribed: "Unsubscribed", bounced: "Bounced" },
  unconfirmed: "Not confirmed",
  suppressed: "Takes no emails",
  suppressedHint:
    "Emails came back or were reported as spam. Campaigns are not sent here until the person confirms by their own link.",
  unconfirmedHint: "The link in the confirmation email has not been followed yet, so campaigns are not sent here.",
  sorts: { newest: "Newest first", oldest: "Oldest first", email: "Address A–Z" },
  columns: { subscriber: "Subscriber", source: "Source", since: "Subscribed" },
  /** Where somebody subscribed. */
  sources: { footer: "Footer", import: "Import" },
  empty: {
    title: "No subscribers yet",
    text: "They join through the form at the foot of the shop, or a list you import.",
  },
  nothing: { title: "No subscribers found", text: "Nobody matches these filters." },
  deleted: "Subscriber deleted",
  deleteFailed: "Failed to delete subscriber",
  deleteTitle: (email: string) => `Delete ${email}?`,
  deleteText: "The subscription is deleted for good. What was agreed to, and when, is kept as proof.",
  deleteLabel: "Delete subscriber",
  export: "Export CSV",
  exporting: (rows: number) => `${rows.toLocaleString("en")} rows…`,
  exported: (rows: number) => `${rows.toLocaleString("en")} subscribers exported`,
  exportFailed: "Failed to export subscribers",
  import: "Import",
} as const;

const file = {
  title: "Import subscribers",
  language: "Language of the readers",
  languageHint: "For lines without a language of their own.",
  text: "A CSV file with the columns Email, First name, Last name, Consent date and, if you like, Language (de, en, et, fi, lt, lv, pl). Only people who have agreed to the newsletter may be in it: the date is kept as proof.",
  chooseHint: "The file is checked first: you see line by line what would happen before anything is imported.",
  done: "Subscribers imported",
  outcome: {
    new: "New",
    changed: "Confirmed",
    unchanged: "Unchanged",
    skipped: "Left alone",
    refused: "Cannot be read",
  },
  counts: (counts: Record<"new" | "changed" | "unchanged" | "skipped" | "refused", number>) =>
    `${counts.new} new, ${counts.changed} confirmed, ${counts.unchanged} unchanged, ${counts.skipped} left alone, ${counts.refused} that cannot be read`,
} as const;

export const messages = { emails, subscribers, file } as const;
