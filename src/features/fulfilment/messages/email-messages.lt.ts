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
  withoutCode: "Vežėjas mums siuntos numerio nedavė. Tai, ką žinome, matysite savo užsakymo puslapyje.",
  again: {
    subject: (number: string, store: string) =>
      `Jūsų užsakymas ${number} iš parduotuvės ${store}: prekes išsiuntėme dar kartą`,
    title: "Prekes išsiuntėme dar kartą",
    shipped: (number: string) =>
      `pristatant jūsų užsakymą ${number} įvyko klaida, atsiprašome. Šias prekes savo lėšomis išsiuntėme dar kartą.`,
  },
  part: {
    subject: (number: string, store: string) => `Dalis jūsų užsakymo ${number} iš parduotuvės ${store} jau pakeliui`,
    title: "Dalis jūsų užsakymo pakeliui",
    shipped: (number: string, parcel: number) => `išsiuntėme jūsų užsakymo ${number} siuntą Nr. ${parcel}.`,
    coming: "Dar laukia. Parašysime jums, kai tai iškeliaus:",
    lastSubject: (number: string, store: string) =>
      `Paskutinė jūsų užsakymo ${number} siunta iš parduotuvės ${store} jau pakeliui`,
    lastTitle: "Paskutinė jūsų siunta pakeliui",
    last: "Su ja išsiųstas visas jūsų užsakymas.",
  },
  undone: {
    subject: (number: string, store: string) =>
      `Jūsų užsakymas ${number} iš parduotuvės ${store}: siunta dar neišsiųsta`,
    title: "Siunta dar neišsiųsta",
    text: (number: string) =>
      `rašėme jums, kad jūsų užsakymo ${number} siunta jau pakeliui. Iš tikrųjų ji dar neišsiųsta: pažymėjome ją per klaidą. Atsiprašome. Parašysime jums, kai ji iškeliaus.`,
  },
} satisfies Messages<typeof en>;
