import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./activity-messages.en.ts";

export const messages = {
  nobody: "praegu mitte keegi",
  ownServer: "poe enda meiliserver",
  basis: (letter: string) => `Artikli 6 lõike 1 punkt ${letter}`,
  email: (names: string) => `E-post: ${names}`,
  orders: {
    activity: "Tellimused",
    purpose: "Müügileping: tellimuse vastuvõtmine, tasumine ja kohaletoimetamine",
    data: "Nimi, aadress, e-post, telefon, kaubad, summad, tellimuse olek",
    recipients: (payment: string, carriers: string, email: string) =>
      `Makse: ${payment}. Tarne: ${carriers}. E-post: ${email}`,
    kept: (days: string, years: string) =>
      `Maksmata: ${days} päeva. Makstud: ${years} aastat aasta lõpust, seejärel ilma isikuandmeteta`,
  },
  accounts: {
    activity: "Raamatupidamine ja käibemaks",
    purpose: "Raamatupidamine ja käibemaksu ühe akna süsteem (OSS)",
    data: "Kaubad, summad, käibemaks, kuupäevad, sihtriik; ettevõtetel nimi, käibemaksukohustuslase number ja VIES-i vastus",
    recipients: "Raamatupidaja, maksuhaldur, Euroopa Komisjon (VIES)",
    kept: (years: string, abroad: string) => `${years} aastat; müügil teistesse EL-i riikidesse ${abroad} aastat`,
  },
  returns: {
    activity: "Lepingust taganemised, tagastused ja tagasinõudmised",
    purpose: "Tarbija õigused ja tooteohutus",
    data: "Nimi, e-post, tellimus, avaldus, kauba fotod, partii",
    kept: (years) => `Nagu tellimus; ilma tellimuseta lõpetatud ${years} aastat aasta lõpust, seejärel ilma isikuta`,
  },
  past: {
    activity: "Teise poe kliendid ja tellimused",
    purpose: "Klientide küsimustele vastamine varasemate ostude kohta",
    data: "Nimi, e-post, aadressid, telefon, kaubad, summad",
    recipients: "Mitte keegi",
    kept: (years: string, customers: string) =>
      `Tellimused: ${years} aastat aasta lõpust. Tellimusteta kliendid: ${customers} aastat pärast importi`,
  },
  newsletter: {
    activity: "Uudiskiri",
    purpose: "Uudised neile, kes on nõusoleku andnud",
    data: "E-post, nimi (kui antud), millega ja millal nõustuti, avamised ja klõpsud",
    kept: ({ unconfirmed, ended, email }) =>
      `Kinnitamata: ${unconfirmed} päeva. Lõppenud: veel ${ended} päeva; nõusoleku tõend seni, kuni nõuded on võimalikud; kustutatud aadressist võtmega räsi, et ükski nimekiri seda tagasi ei tooks. Kirjade saajad: ${email} päeva`,
  },
  backInStock: {
    activity: "Teade, kui toode on tagasi",
    purpose: "Üks kiri neile, kes seda palusid",
    data: "E-post, toode, keel, millega ja millal nõustuti",
    kept: (days) =>
      `Kuni kirja saatmiseni, kõige rohkem aasta; kirja saaja ${days} päeva; nõusoleku tõend seni, kuni nõuded on võimalikud`,
  },
  protection: {
    activity: "Poe kaitse",
    purpose: "Piirangud kuritarvituste vastu, üks ostukorv brauseri kohta",
    data: "Brauseri ja võrgu võtmega räsid",
    recipients: "Mitte keegi",
    kept: "Mõned päevad; kõige kauem koos tellimusega",
  },
  administrators: {
    activity: "Haldurid",
    purpose: "Sisselogimine ja kes mida tegi",
    data: "E-post, seansid, sisselogimiste võrgud, tegevuste logi",
    kept: (days) =>
      `Poes töötamise ajal; kirjade saajad ${days} päeva, sisselogimiste võrgud 90 päeva; tegevuste logi jääb alles`,
  },
} satisfies Messages<typeof en>;
