/** What somebody reads who signs in again. */
export const messages = {
  signedOut: "Admin authentication required",
  otherPasskey: (email: string) => `This passkey belongs to ${email}.`,
} as const;
