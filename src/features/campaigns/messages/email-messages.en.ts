/** The email around what the shopkeeper wrote. */
export const messages = {
  why: (store: string) => `You receive this letter because you subscribed to the newsletter of ${store}.`,
  unsubscribe: "Unsubscribe",
  preferences: "Preferences",
  look: "View product",
  from: "before",
} as const;
