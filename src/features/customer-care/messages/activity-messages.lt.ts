import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./activity-messages.en.ts";

export const messages = {
  nobody: "kol kas niekas",
  ownServer: "parduotuvės pašto serveris",
  basis: (letter: string) => `6 straipsnio 1 dalies ${letter} punktas`,
  email: (names: string) => `El. paštas: ${names}`,
  orders: {
    activity: "Užsakymai",
    purpose: "Pirkimo sutartis: užsakymo priėmimas, apmokėjimas ir pristatymas",
    data: "Vardas, adresas, el. paštas, telefonas, prekės, sumos, užsakymo būsena",
    recipients: (payment: string, carriers: string, email: string) =>
      `Mokėjimai: ${payment}. Pristatymas: ${carriers}. El. paštas: ${email}`,
    kept: (days: string, years: string) =>
      `Neapmokėti: ${days} d. Apmokėti: ${years} m. nuo metų pabaigos, vėliau be asmens duomenų`,
  },
  accounts: {
    activity: "Apskaita ir PVM",
    purpose: "Apskaita ir vieno langelio sistema (OSS)",
    data: "Prekės, sumos, PVM, datos, pristatymo šalis; įmonių pavadinimas, PVM mokėtojo kodas ir VIES atsakymas",
    recipients: "Buhalteris, mokesčių administratorius, Europos Komisija (VIES)",
    kept: (years: string, abroad: string) => `${years} m.; parduodant į kitas ES šalis – ${abroad} m.`,
  },
  returns: {
    activity: "Sutarties atsisakymai, grąžinimai ir atšaukimai",
    purpose: "Vartotojų teisės ir gaminių sauga",
    data: "Vardas, el. paštas, užsakymas, pareiškimas, prekių nuotraukos, partija",
    kept: (years) => `Kaip užsakymas; užbaigta be užsakymo – ${years} metų nuo metų pabaigos, po to be asmens`,
  },
  past: {
    activity: "Kitos parduotuvės klientai ir užsakymai",
    purpose: "Atsakymai klientams apie ankstesnius pirkinius",
    data: "Vardas, el. paštas, adresai, telefonas, prekės, sumos",
    recipients: "Niekas",
    kept: (years: string, customers: string) =>
      `Užsakymai: ${years} m. nuo metų pabaigos. Klientai be užsakymų: ${customers} m. po importo`,
  },
  newsletter: {
    activity: "Naujienlaiškis",
    purpose: "Naujienos tiems, kurie sutiko",
    data: "El. paštas, vardas (jei nurodytas), su kuo ir kada sutikta, atvėrimai ir paspaudimai",
    kept: ({ unconfirmed, ended, email }) =>
      `Nepatvirtinta: ${unconfirmed} dienų. Pasibaigusi: dar ${ended} dienas; sutikimo įrodymas – kol galimi reikalavimai; ištrinto adreso maiša su raktu, kad joks sąrašas jo negrąžintų. Laiškų gavėjai: ${email} dienų`,
  },
  backInStock: {
    activity: "Pranešimas, kad prekė vėl yra",
    purpose: "Vienas laiškas tiems, kurie prašė",
    data: "El. paštas, prekė, kalba, su kuo ir kada sutikta",
    kept: (days) =>
      `Kol išsiunčiamas laiškas, ne ilgiau kaip metus; jo gavėjas ${days} dienų; sutikimo įrodymas – kol galimi reikalavimai`,
  },
  protection: {
    activity: "Parduotuvės apsauga",
    purpose: "Apribojimai nuo piktnaudžiavimo, vienas krepšelis vienai naršyklei",
    data: "Naršyklės ir tinklo maišos reikšmės su raktu",
    recipients: "Niekas",
    kept: "Kelias dienas; ilgiausiai kartu su užsakymu",
  },
  administrators: {
    activity: "Administratoriai",
    purpose: "Prisijungimas ir kas ką padarė",
    data: "El. paštas, sesijos, prisijungimų tinklai, veiksmų žurnalas",
    kept: (days) =>
      `Kol dirba parduotuvėje; laiškų gavėjai ${days} dienų, prisijungimų tinklai 90 dienų; veiksmų žurnalas lieka`,
  },
} satisfies Messages<typeof en>;
