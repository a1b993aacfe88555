import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Saime kätte sinu taganemisavalduse: tellimus ${number}, ${store}`,
  subjectWithoutNumber: (store: string) => `Saime kätte sinu taganemisavalduse: ${store}`,
  preview: (moment: string) => `Kätte saadud: ${moment}.`,
  greeting: (name: string) => `Tere, ${name}!`,
  received: (number: string) =>
    `Kinnitame, et sinu avaldus taganeda tellimuse ${number} lepingust on meieni jõudnud. Palun hoia see kiri alles.`,
  unmatched: "Me ei ole sinu e-posti aadressiga seda tellimust veel leidnud. Otsime selle üles ja kirjutame sulle.",
  at: "Kätte saadud",
  declared: "Sinu avaldus",
  /** Each step of a return. */
  return: {
    subject: (number: string, store: string) => `Tellimuse ${number} tagastus poes ${store}`,
    items: "Tooted",
    to: "Saada aadressil",
    back: "Palun saada tagasi",
    stays: "Me ei saada",
    open: "Ava tagastus",
    why: (reason: string) => `Põhjus: ${reason}`,
    /** Of a return within the time that the law gives to withdraw. */
    withdrawal: {
      refused:
        "Vasta sellele kirjale, kui arvad teisiti. See ei mõjuta seadusest tulenevat müüja vastutust kauba puuduste eest.",
      text: "Kinnitame, et sinu avaldus taganeda allpool nimetatud toodete ostulepingust on meieni jõudnud. Meie vastust ei ole vaja oodata.",
      send: (day: string) =>
        `Saatmise tähtaeg on ${day}. Saada kaup allolevale aadressile, hästi pakituna. Hoia saatmist tõendav dokument alles ja vajuta siis oma tagastuse lehel „Saatsin kauba ära“.`,
    },
    covered:
      "Saada kaup allolevale aadressile, hästi pakituna. Tagasisaatmise eest maksame meie: saadame sulle pakisildi, või vasta sellele kirjale, kui palju saatmine maksma läks. Seejärel vajuta oma tagastuse lehel „Saatsin kauba ära“.",
    postage: {
      title: "Maksame saatmiskulu tagasi",
      text: (amount: string) =>
        `Kauba tagasisaatmine läks sulle maksma ${amount}: selle maksame meie. See ei ole osa hinnast, seega tuleb raha pangaülekandega, mitte sinu makseviisile. Kui meil ei ole veel sinu kontonumbrit, saada see vastusena sellele kirjale.`,
    },
    refusedWithoutRight: "Vasta sellele kirjale, kui arvad teisiti. See ei mõjuta sinu seadusest tulenevaid õigusi.",
    steps: {
      declared: {
        title: "Saime sinu tagastussoovi kätte",
        text: "Vaatame selle üle ja vastame ühe päeva jooksul. Palun oota enne saatmist meie vastust.",
      },
      approved: {
        title: "Palun saada oma tagastus teele",
        text: "Saada kaup 14 päeva jooksul allolevale aadressile, hästi pakituna. Hoia saatmist tõendav dokument alles ja vajuta siis oma tagastuse lehel „Saatsin kauba ära“.",
      },
      sent: {
        title: "Sinu tagastus on teel meie juurde",
        text: "Aitäh teatamast. Kirjutame kohe, kui see on kohal.",
      },
      received: {
        title: "Sinu tagastus on meie poodi jõudnud",
        text: "Kontrollime kauba nüüd üle ja kirjutame sulle.",
      },
      checked: {
        title: "Sinu kaup on kontrollitud",
        text: "Järgmisena tuleb tagasimakse, vahetus või vigase kauba parandus. Kirjutame sulle sellest.",
      },
      refused: {
        title: "Me ei saa seda kaupa tagasi võtta",
        text: "Vasta sellele kirjale, kui arvad teisiti. See ei mõjuta sinu taganemisõigust ega seadusest tulenevat müüja vastutust kauba puuduste eest.",
      },
      closed: {
        title: "Sinu tagastus on lõpetatud",
        text: "Rohkem ei ole midagi teha. Vasta sellele kirjale, kui arvad teisiti.",
      },
      exchanged: {
        title: "Sinu kaup on vahetatud",
        text: "Uue tellimuse kinnitus tuleb eraldi kirjaga. Selle eest ei ole vaja maksta ja kui see on odavam, saad vahe tagasi.",
      },
    },
  },
} satisfies Messages<typeof en>;
