import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("et");

export const messages = {
  wrong: "Vale e-posti aadress või parool",
  locked: "Liiga palju sisselogimiskatseid. Palun proovi uuesti 15 minuti pärast",
  onlySuperusersAdd: "Ainult peakasutaja saab uusi haldureid lisada.",
  onlySuperusersRemove: "Ainult peakasutaja saab haldureid eemaldada.",
  notFound: "Kasutajat ei leitud",
  exists: "Selle e-posti aadressiga haldur on juba olemas",
  lastSuperuser: "Viimast peakasutajat ei saa eemaldada.",
  notYourself: "Iseennast ei saa eemaldada.",
  short: "Paroolis peab olema vähemalt 6 märki.",
  common: "Seda parooli on liiga lihtne ära arvata. Palun vali teine.",
  ownAddress: "Parool ei tohi sisaldada sinu e-posti aadressi.",
  samePassword: "See ongi praegu sinu parool.",
  tooManyResets: (minutes: number) =>
    `Liiga palju päringuid. Palun proovi uuesti ${counted(minutes, { one: "minuti", other: "minuti" })} pärast.`,
  invalidLink: "Parooli lähtestamise link on vigane või aegunud.",
  secondFactor: {
    required: "Palun sisesta autentimisrakenduse kood.",
    wrong: "See kood ei ole õige või on juba kasutatud.",
    already: "Kaheastmeline autentimine on juba sisse lülitatud.",
    password: "See ei ole sinu parool.",
  },
  passkeys: {
    wrong: "Seda pääsuvõtit ei võetud vastu. Palun proovi uuesti.",
    exists: "See pääsuvõti on juba lisatud.",
    notFound: "Sellist pääsuvõtit ei ole.",
    tooMany: "Sul on 20 pääsuvõtit. Palun eemalda enne mõni.",
    needsName: "Pääsuvõtmed vajavad domeeninime või localhosti, mitte IP-aadressi.",
  },
  noSession: "See seanss on juba lõppenud.",
  storeEmailCheck: {
    subject: (store: string) => `See on poe ${store} e-posti aadress`,
    title: "Aadress töötab",
    text: "See aadress sisestati poe e-posti aadressiks. Kliendid kirjutavad siia ja pood kirjutab siia, kui tellimus vajab sind.",
    button: "Ava seaded",
    ignore: "Kui sa seda poodi ei tunne, kirjutas keegi aadressi valesti: ära tee midagi.",
  },
  settingEmail: {
    subject: (store: string) => `Poe ${store} seadet muudeti`,
    title: { trader_iban: "Pangakontot muudeti", store_email: "Poe e-posti aadressi muudeti" },
    text: (who: string, before: string, after: string) => `Muutis ${who}. Enne: ${before}. Nüüd: ${after}.`,
    empty: "tühi",
    somebody: "keegi",
    button: "Ava seaded",
    ignore: "Kui seda ei teinud keegi teie seast, muuda see kohe tagasi ja lase kõigil valida uus parool.",
  },
  invitedEmail: {
    subject: (store: string) => `Sinu ligipääs poele ${store}`,
    title: "Tere tulemast poe haldusse",
    text: "Sind lisati halduriks. Vali endale parool: link töötab ühe korra, 24 tunni jooksul.",
    button: "Vali parool",
    ignore: "Pärast seda saad uue lingi sisselogimislehelt: Unustasid parooli?",
  },
  resetEmail: {
    subject: (store: string) => `Lähtesta parool: ${store}`,
    title: "Lähtesta parool",
    text: "Keegi palus poe halduse jaoks uut parooli. Link töötab ühe korra, 30 minuti jooksul.",
    button: "Vali uus parool",
    ignore: "Kui see ei olnud sina, ei pea midagi tegema: parool jääb samaks.",
  },
} satisfies Messages<typeof en>;
