import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Lepingust taganemine",
  description: "Taganed siin oma ostust: seaduse järgi 14 päeva, meie tingimuste järgi 100 päeva, põhjust nimetamata.",
  lead: "Seaduse järgi võid taganeda 14 päeva jooksul kauba kättesaamisest, meie enda tingimuste järgi 100 päeva jooksul. Põhjust ei pea nimetama.",
  fields: {
    orderNumber: "Tellimuse number",
    name: "Nimi",
    email: "E-post",
    items: "Millised tooted (jäta tühjaks, kui kogu tellimus)",
  },
  hints: {
    orderNumber: "Selle leiad tellimuse kinnitusest, nt AU-100234.",
    email: "Aadress, millega tellisid. Sinna saadame kinnituse taganemise kohta.",
  },
  problems: {
    orderNumber: "Palun sisesta tellimuse number",
    name: "Palun sisesta oma nimi",
    email: "Palun sisesta kehtiv e-posti aadress",
    link: "Palun kirjuta see ilma linkideta",
    tooLong: (max: number) => `Palun lühenda, lubatud on kuni ${max.toLocaleString("et")} märki`,
  },
  check: "Jätka",
  next: {
    title: "Mis edasi saab",
    steps: [
      "Kinnitame e-kirjaga, et sinu taganemisavaldus on meieni jõudnud.",
      "Saadad kätte saadud kauba 14 päeva jooksul tagasi, hästi pakituna ja saatmist tõendava dokumendiga.",
      "Maksame raha tagasi sinu algsele makseviisile niipea, kui kaup või tõend selle saatmise kohta on meieni jõudnud.",
    ],
  },
  notFound:
    "Me ei leia selle numbri ja e-posti aadressiga makstud tellimust. Palun kontrolli mõlemat. Võid avalduse siiski saata ja me otsime tellimuse üles.",
  tooMany: (time: string) => `Liiga palju katseid. Palun proovi uuesti, ooteaeg on ${time}.`,
  failed: "Avaldust ei õnnestunud saata. Palun kontrolli internetiühendust ja proovi uuesti.",
  review: {
    title: "Sinu avaldus",
    // For a lawyer: the model form of the act.
    declaration: "Taganen lepingust, mille esemeks on järgmiste kaupade ost.",
    items: "Tooted",
    whole: "Kogu tellimus",
    // For a lawyer: the law names this button.
    confirm: "Kinnita taganemine",
    back: "Mine tagasi ja muuda",
  },
  done: {
    title: "Taganemisavaldus on saadud",
    received: (number: string, moment: string) =>
      `Saime sinu avalduse taganeda tellimusest ${number} kätte: ${moment}. Kinnitus on teel tellimuse e-posti aadressile.`,
    unmatched: (number: string, moment: string) =>
      `Saime sinu avalduse taganeda tellimusest ${number} kätte: ${moment}. Kinnitus on teel sinu e-posti aadressile. Otsime sinu tellimuse üles ja kirjutame sulle.`,
    several: (number: string, moment: string) =>
      `Saime sinu avalduse taganeda tellimusest ${number} kätte: ${moment}. Sellelt aadressilt on meil juba mitu avaldust. Vaatame need üle ja kirjutame sulle.`,
    next: "Mis edasi saab",
    sendBack: "Saada juba kätte saadud kaup 14 päeva jooksul tagasi, hästi pakituna ja saatmist tõendava dokumendiga.",
    refund:
      "Maksame hinna tagasi sinu algsele makseviisile hiljemalt 14 päeva pärast sinu taganemist; kui taganed kogu tellimusest, siis ka tavapärase tarnekulu.",
    refundWaits: "Võime oodata, kuni kaup või tõend selle saatmise kohta on meieni jõudnud.",
    unsent: "Kaup ei ole meilt veel teele läinud: me ei saada seda ja sul ei ole midagi tagasi saata.",
    stays: "Mis ei ole meilt veel teele läinud, seda me ei saada ja sul ei ole vaja seda tagastada.",
    byPolicy:
      "Seaduse antud 14 päeva siin ei kehti, meie enda tingimuste 100 päeva aga kehtivad. Vaatame sinu avalduse üle ja vastame ühe päeva jooksul. Palun oota enne saatmist meie vastust.",
    over: "Siin ei kehti ei seaduse antud 14 päeva ega meie enda tingimuste 100 päeva. Vaatame sinu avalduse üle ja vastame ühe päeva jooksul. Palun oota enne saatmist meie vastust.",
    unknown:
      "Mis edasi saab, sõltub sinu tellimusest: kirjutame sellest, kui oleme tellimuse leidnud. Seni ei ole vaja midagi saata. Loeb aeg, mil see avaldus meieni jõudis.",
    policy: "Tagastamine ja tagasimaksed",
    home: "Tagasi avalehele",
  },
} satisfies Messages<typeof en>;
