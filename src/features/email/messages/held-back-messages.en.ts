/** Why the shop did not send an email: stored in English, and told in the language of the reader. */
export const messages = {
  takesNone: "This address takes no letters.",
  notAnyMore: "It is not to be sent any more.",
} as const;
