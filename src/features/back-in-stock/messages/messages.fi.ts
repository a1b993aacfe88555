import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lead: "Jätä sähköpostiosoitteesi, niin kirjoitamme sinulle kerran, kun tuotetta on taas.",
  button: "Ilmoita, kun tuotetta on taas",
  busy: "Tallennetaan…",
  consent: "Yksi viesti tästä tuotteesta eikä mitään muuta. Sen jälkeen poistamme pyyntösi.",
  privacy: "Tietosuojaseloste",
  email: "Sähköpostiosoite",
  doneTitle: "Pyyntösi on tallessa",
  done: "Kirjoitamme sinulle heti, kun tuotetta on taas.",
  inStock: "Tuotetta on taas varastossa. Lataa sivu uudelleen, niin voit ostaa sen.",
  gone: "Tätä tuotetta ei enää myydä.",
  full: (most: number) => `Tämä osoite odottaa jo ${most} tuotetta. Enempää ei voi odottaa kerralla.`,
  failed: "Se ei onnistunut. Yritä uudelleen.",
  back: "Takaisin tuotteeseen",
} satisfies Messages<typeof en>;
