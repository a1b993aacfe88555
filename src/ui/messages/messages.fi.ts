import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  close: "Sulje",
  dismiss: "Piilota",
  breadcrumb: "Murupolku",
  quantityOf: (name: string) => `Määrä: ${name}`,
  decrease: (name: string) => `Vähennä määrää: ${name}`,
  increase: (name: string) => `Lisää määrää: ${name}`,
  showPassword: "Näytä salasana",
  hidePassword: "Piilota salasana",
  pages: (of: string) => `${of}, sivut`,
  previousPage: "Edellinen sivu",
  nextPage: "Seuraava sivu",
  page: (number: number) => `Sivu ${number}`,
  pageOf: (number: number, pages: number) => `Sivu ${number}/${pages}`,
  playFilm: "Toista video",
  pauseFilm: "Keskeytä video",
  notifications: "Ilmoitukset",
} satisfies Messages<typeof en>;
