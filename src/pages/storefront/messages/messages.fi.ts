import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  contact: {
    title: "Yhteystiedot",
    description: "Kirjoita meille. Vastaamme 24 tunnin kuluessa.",
    heading: "Kirjoita meille",
    reply: "Vastaamme 24 tunnin kuluessa.",
  },
  accountsClosed:
    "Asiakastilit eivät ole vielä käytössä: ostat vieraana, eikä mitään tähän kirjoitettua lähetetä tai säilytetä.",
  isSample: "Näkemäsi on esimerkki.",
  login: {
    title: "Kirjaudu",
    heading: "Tervetuloa takaisin",
    lead: "Kirjaudu tilillesi.",
    email: "Sähköposti",
    password: "Salasana",
    submit: "Kirjaudu sisään",
    forgot: "Unohditko salasanan?",
    create: "Luo tili",
  },
  signup: {
    title: "Tilin luominen",
    heading: "Luo tili",
    lead: "Tilauksesi ja osoitteesi yhdessä paikassa.",
    firstName: "Etunimi",
    lastName: "Sukunimi",
    email: "Sähköposti",
    password: "Salasana",
    confirm: "Toista salasana",
    submit: "Luo tili",
    hasAccount: "Onko sinulla jo tili?",
    signIn: "Kirjaudu sisään",
  },
  account: {
    title: "Oma tili",
    tabs: { orders: "Tilaukset", profile: "Profiili", settings: "Asetukset" },
    orders: [
      { day: "12. lokakuuta 2026", goods: "Keraaminen diffuuseri Lune, laventeliöljy", status: "Toimitettu" },
      { day: "3. syyskuuta 2026", goods: "Setripuuöljy, appelsiiniöljy", status: "Toimitettu" },
    ],
    profile: { name: "Nimi", email: "Sähköposti", phone: "Puhelin", address: "Osoite", edit: "Muokkaa profiilia" },
    sampleAddress: "Pikk 1, 10115 Tallinn, Viro",
    newsletter: {
      title: "Uutiskirje",
      text: "Uusia tuoksuja ja artikkeleita, noin kahdesti kuussa.",
      action: "Hallitse",
      label: "Hallitse uutiskirjettä",
    },
    password: {
      title: "Salasana",
      text: "Vaihdettu viimeksi syyskuussa 2026.",
      action: "Vaihda",
      label: "Vaihda salasana",
    },
  },
  preview: {
    title: "Esikatselu",
    text: (until: string) =>
      `Tältä sivu tulee näyttämään. Tuote ei ole kaupassa, eikä täältä voi ostaa mitään. Jokainen, jolla on tämä linkki, näkee sivun ${until} asti.`,
  },
} satisfies Messages<typeof en>;
