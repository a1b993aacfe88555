import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  close: "Sulge",
  dismiss: "Peida teade",
  breadcrumb: "Asukoht lehel",
  quantityOf: (name: string) => `Kogus: ${name}`,
  decrease: (name: string) => `Vähenda kogust: ${name}`,
  increase: (name: string) => `Suurenda kogust: ${name}`,
  showPassword: "Näita parooli",
  hidePassword: "Peida parool",
  pages: (of: string) => `${of}, lehed`,
  previousPage: "Eelmine leht",
  nextPage: "Järgmine leht",
  page: (number: number) => `Leht ${number}`,
  pageOf: (number: number, pages: number) => `Leht ${number}/${pages}`,
  playFilm: "Käivita film",
  pauseFilm: "Peata film",
  notifications: "Teated",
} satisfies Messages<typeof en>;
