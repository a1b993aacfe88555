import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  close: "Aizvērt",
  dismiss: "Paslēpt",
  breadcrumb: "Atrašanās vieta",
  quantityOf: (name: string) => `Skaits: ${name}`,
  decrease: (name: string) => `Samazināt skaitu: ${name}`,
  increase: (name: string) => `Palielināt skaitu: ${name}`,
  showPassword: "Rādīt paroli",
  hidePassword: "Slēpt paroli",
  pages: (of: string) => `${of}, lapas`,
  previousPage: "Iepriekšējā lapa",
  nextPage: "Nākamā lapa",
  page: (number: number) => `${number}. lapa`,
  pageOf: (number: number, pages: number) => `${number}. lapa no ${pages}`,
  playFilm: "Atskaņot filmu",
  pauseFilm: "Apturēt filmu",
  notifications: "Paziņojumi",
} satisfies Messages<typeof en>;
