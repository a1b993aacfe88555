import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Tasu tellimuse eest",
  order: (number: string) => `Tellimus ${number}`,
  notFound: { title: "Seda makset ei saa avada", text: "Ava see meie kirjas oleva lingiga, tervikuna ja muutmata." },
  toPay: (amount: string) => `Tasuda: ${amount}`,
  whole: "Saadame tellimuse teele kohe, kui see on tasutud.",
  changed:
    "Muutsime tellimust nii, nagu kokku leppisime. See on vahesumma. Saadame tellimuse teele kohe, kui see on tasutud.",
  until: (day: string) => `Saad tasuda kuni ${day}.`,
  method: "Kuidas tasud?",
  pay: "Tasu nüüd",
  busy: "Avan makselehte",
  paid: "Aitäh, tasutud",
  paidText: "Rohkem pole vaja midagi teha.",
  awaiting: "Makse on teel",
  awaitingText: "Teatame e-kirjaga, kui see on kohale jõudnud.",
  over: "Tasuda pole midagi",
  overText: "Maksetähtaeg on möödas või muudatus võeti tagasi. Tellimus jääb endiseks. Küsimuste korral kirjuta meile.",
  see: "Vaata tellimust",
  difference: (number: string) => `Tellimuse ${number} vahesumma`,
  nothingDue: "Tasuda pole enam midagi. Laadi leht uuesti, et näha tellimuse seisu.",
  underWay: "Makseleht avati hetk tagasi. Proovi uuesti.",
  providerAway: "Makseteenus ei vasta. Proovi hetke pärast uuesti.",
  failed: "Makselehte ei saanud avada. Kontrolli ühendust ja proovi uuesti.",
} as const satisfies Messages<typeof en>;
