/** The screen of records of processing and consent. */
export const messages = {
  title: "Records of processing",
  lead: "What this shop does with personal data, made of what is switched on (GDPR, article 30). Add what happens outside of it. A person's own data is under Customers, or at the end of this page.",
  back: "Ready to go live",
  loading: "Loading the records",
  failed: "Failed to load the records",
  unnamed: "The privacy policy does not name all who get personal data",
  records: "Activities",
  activity: "Activity",
  parts: { purpose: "Purpose", basis: "Basis", data: "Data", recipients: "Recipients", kept: "Kept" },
  consents: (count: number) => `Consents (${count.toLocaleString("en")})`,
  noConsents: "People who agree to the newsletter or to an email about a product are listed here.",
  given: "Given",
  takenBack: "Taken back",
  save: "Save as CSV",
  columns: { email: "Email", purpose: "Purpose", given: "Given", wording: "Wording", source: "Source", at: "At" },
} as const;
