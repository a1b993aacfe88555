import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  close: "Užverti",
  dismiss: "Slėpti",
  breadcrumb: "Kelias iki puslapio",
  quantityOf: (name: string) => `Kiekis: ${name}`,
  decrease: (name: string) => `Sumažinti kiekį: ${name}`,
  increase: (name: string) => `Padidinti kiekį: ${name}`,
  showPassword: "Rodyti slaptažodį",
  hidePassword: "Slėpti slaptažodį",
  pages: (of: string) => `${of}, puslapiai`,
  previousPage: "Ankstesnis puslapis",
  nextPage: "Kitas puslapis",
  page: (number: number) => `${number} puslapis`,
  pageOf: (number: number, pages: number) => `${number} puslapis iš ${pages}`,
  playFilm: "Paleisti filmą",
  pauseFilm: "Sustabdyti filmą",
  notifications: "Pranešimai",
} satisfies Messages<typeof en>;
