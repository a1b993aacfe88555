import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Jūsų užsakymas ${number} iš parduotuvės ${store} jau pakeliui`,
  preview: (number: string) => `Užsakymas ${number} išsiųstas.`,
  title: "Jūsų siunta pakeliui",
  greeting: (name: string) => `Sveiki, ${name},`,
  shipped: (number: string) => `išsiuntėme jūsų užsakymą ${number}.`,
  carrier: "Vežėjas",
  code: "Siuntos numeris",
  expected: "Numatomas pristatymas",
  to: "Gavėjas",
  follow: "Sekti siuntą",
  atCarrier: (carrier: string) => `Sekti vežėjo ${carrier} svetainėje`,
  withoutCode: "Bet kada galite pažiūrėti, kur yra jūsų užsakymas.",
} satisfies Messages<typeof en>;
