import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./activity-messages.en.ts";

export const messages = {
  nobody: "pagaidām neviens",
  ownServer: "veikala paša pasta serveris",
  basis: (letter: string) => `6. panta 1. punkta ${letter} apakšpunkts`,
  email: (names: string) => `E-pasts: ${names}`,
  orders: {
    activity: "Pasūtījumi",
    purpose: "Pirkuma līgums: pasūtījuma pieņemšana, apmaksa un piegāde",
    data: "Vārds, adrese, e-pasts, tālrunis, preces, summas, pasūtījuma statuss",
    recipients: (payment: string, carriers: string, email: string) =>
      `Maksājumi: ${payment}. Piegāde: ${carriers}. E-pasts: ${email}`,
    kept: (days: string, years: string) =>
      `Neapmaksāti: ${days} dienas. Apmaksāti: ${years} gadi no gada beigām, pēc tam bez personas datiem`,
  },
  accounts: {
    activity: "Grāmatvedība un PVN",
    purpose: "Grāmatvedība un vienas pieturas sistēma (OSS)",
    data: "Preces, summas, PVN, datumi, piegādes valsts; uzņēmumiem nosaukums, PVN numurs un VIES atbilde",
    recipients: "Grāmatvedis, nodokļu administrācija, Eiropas Komisija (VIES)",
    kept: (years: string, abroad: string) => `${years} gadi; pārdodot uz citām ES valstīm, ${abroad} gadi`,
  },
  returns: {
    activity: "Atteikumi, atgriešana un atsaukšana",
    purpose: "Patērētāju tiesības un preču drošums",
    data: "Vārds, e-pasts, pasūtījums, paziņojums, preču fotogrāfijas, partija",
    kept: (years) =>
      `Tāpat kā pasūtījums; bez pasūtījuma pabeigts – ${years} gadus no gada beigām, pēc tam bez personas`,
  },
  past: {
    activity: "Cita veikala klienti un pasūtījumi",
    purpose: "Atbildes klientiem par agrākiem pirkumiem",
    data: "Vārds, e-pasts, adreses, tālrunis, preces, summas",
    recipients: "Neviens",
    kept: (years: string, customers: string) =>
      `Pasūtījumi: ${years} gadi no gada beigām. Klienti bez pasūtījumiem: ${customers} gadi pēc importa`,
  },
  newsletter: {
    activity: "Jaunumu vēstules",
    purpose: "Jaunumi tiem, kas piekrituši",
    data: "E-pasts, vārds (ja norādīts), kam un kad piekrita, atvēršana un klikšķi",
    kept: ({ unconfirmed, ended, email }) =>
      `Neapstiprināts: ${unconfirmed} dienas. Beidzies: vēl ${ended} dienas; piekrišanas pierādījums, kamēr iespējamas prasības; no dzēstas adreses jaucējvērtība ar atslēgu, lai neviens saraksts to neatgrieztu. Vēstuļu saņēmēji: ${email} dienas`,
  },
  backInStock: {
    activity: "Ziņa, kad prece atkal pieejama",
    purpose: "Viens e-pasts tiem, kas to lūdza",
    data: "E-pasts, prece, valoda, kam un kad piekrita",
    kept: (days) =>
      `Līdz e-pasta nosūtīšanai, ne ilgāk par gadu; tā saņēmējs ${days} dienas; piekrišanas pierādījums, kamēr iespējamas prasības`,
  },
  protection: {
    activity: "Veikala aizsardzība",
    purpose: "Ierobežojumi pret ļaunprātīgu izmantošanu, viens grozs vienam pārlūkam",
    data: "Pārlūka un tīkla jaucējvērtības ar atslēgu",
    recipients: "Neviens",
    kept: "Dažas dienas; ne ilgāk kā pasūtījums",
  },
  administrators: {
    activity: "Administratori",
    purpose: "Pieteikšanās un kurš ko darīja",
    data: "E-pasts, sesijas, pieteikšanos tīkli, darbību žurnāls",
    kept: (days) =>
      `Kamēr strādā veikalā; vēstuļu saņēmēji ${days} dienas, pieteikšanos tīkli 90 dienas; darbību žurnāls paliek`,
  },
} satisfies Messages<typeof en>;
