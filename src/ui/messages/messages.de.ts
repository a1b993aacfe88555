import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  close: "Schließen",
  dismiss: "Ausblenden",
  breadcrumb: "Navigationspfad",
  quantityOf: (name: string) => `Menge: ${name}`,
  decrease: (name: string) => `Menge verringern: ${name}`,
  increase: (name: string) => `Menge erhöhen: ${name}`,
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  pages: (of: string) => `${of}, Seiten`,
  previousPage: "Vorherige Seite",
  nextPage: "Nächste Seite",
  page: (number: number) => `Seite ${number}`,
  pageOf: (number: number, pages: number) => `Seite ${number} von ${pages}`,
  playFilm: "Film abspielen",
  pauseFilm: "Film anhalten",
  notifications: "Benachrichtigungen",
} satisfies Messages<typeof en>;
