import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  close: "Zamknij",
  dismiss: "Ukryj",
  breadcrumb: "Ścieżka nawigacji",
  quantityOf: (name: string) => `Liczba sztuk: ${name}`,
  decrease: (name: string) => `Zmniejsz liczbę sztuk: ${name}`,
  increase: (name: string) => `Zwiększ liczbę sztuk: ${name}`,
  showPassword: "Pokaż hasło",
  hidePassword: "Ukryj hasło",
  pages: (of: string) => `${of}, strony`,
  previousPage: "Poprzednia strona",
  nextPage: "Następna strona",
  page: (number: number) => `Strona ${number}`,
  pageOf: (number: number, pages: number) => `Strona ${number} z ${pages}`,
  playFilm: "Odtwórz film",
  pauseFilm: "Zatrzymaj film",
  notifications: "Powiadomienia",
} satisfies Messages<typeof en>;
