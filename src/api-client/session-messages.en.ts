/** What somebody reads who signs in again. */
export const messages = {
  otherPasskey: (email: string) => `This passkey belongs to ${email}.`,
} as const;
