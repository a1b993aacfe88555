import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lt");

export const messages = {
  wrong: "Neteisingas el. pašto adresas arba slaptažodis",
  locked: "Per daug bandymų prisijungti. Bandykite dar kartą po 15 minučių",
  onlySuperusersAdd: "Naujus administratorius gali pridėti tik vyriausiasis administratorius.",
  onlySuperusersRemove: "Administratorius pašalinti gali tik vyriausiasis administratorius.",
  notFound: "Naudotojas nerastas",
  exists: "Administratorius su šiuo el. pašto adresu jau yra",
  lastSuperuser: "Paskutinio vyriausiojo administratoriaus pašalinti negalima.",
  notYourself: "Savęs pašalinti negalite.",
  short: "Slaptažodyje turi būti bent 6 ženklai.",
  common: "Šį slaptažodį per lengva atspėti. Pasirinkite kitą.",
  ownAddress: "Slaptažodyje negali būti jūsų el. pašto adreso.",
  samePassword: "Tai jau yra jūsų slaptažodis.",
  tooManyResets: (minutes: number) =>
    `Per daug užklausų. Bandykite dar kartą po ${counted(minutes, { one: "minutės", few: "minučių", other: "minučių" })}.`,
  invalidLink: "Slaptažodžio keitimo nuoroda netinkama arba nebegalioja.",
  secondFactor: {
    required: "Įrašykite autentifikavimo programėlės kodą.",
    wrong: "Šis kodas neteisingas arba jau panaudotas.",
    already: "Dviejų veiksnių autentifikavimas jau įjungtas.",
    password: "Tai ne jūsų slaptažodis.",
  },
  passkeys: {
    wrong: "Šis prieigos raktas nepriimtas. Bandykite dar kartą.",
    exists: "Šis prieigos raktas jau pridėtas.",
    notFound: "Tokio prieigos rakto nėra.",
    tooMany: "Turite 20 prieigos raktų. Pirmiausia kurį nors pašalinkite.",
    needsName: "Prieigos raktams reikia domeno vardo arba „localhost“, o ne IP adreso.",
  },
  noSession: "Ši sesija jau baigėsi.",
  storeEmailCheck: {
    subject: (store: string) => `Tai parduotuvės ${store} el. pašto adresas`,
    title: "Adresas veikia",
    text: "Šis adresas įrašytas kaip parduotuvės el. paštas. Čia rašo klientai, o parduotuvė rašo, kai užsakymui reikia jūsų.",
    button: "Atidaryti nustatymus",
    ignore: "Jei šios parduotuvės nežinote, kažkas suklydo rašydamas adresą: nieko nedarykite.",
  },
  settingEmail: {
    subject: (store: string) => `Pakeistas ${store} nustatymas`,
    title: { trader_iban: "Pakeista banko sąskaita", store_email: "Pakeistas parduotuvės el. paštas" },
    text: (who: string, before: string, after: string) => `Pakeitė ${who}. Buvo: ${before}. Dabar: ${after}.`,
    empty: "nieko",
    somebody: "kažkas",
    button: "Atidaryti nustatymus",
    ignore: "Jei to nepadarė niekas iš jūsų, tuoj pat pakeiskite atgal, o visi tepasirenka naujus slaptažodžius.",
  },
  invitedEmail: {
    subject: (store: string) => `Jūsų prieiga prie parduotuvės ${store}`,
    title: "Sveiki atvykę į parduotuvės valdymą",
    text: "Jums suteikta administratoriaus prieiga. Pasirinkite savo slaptažodį: nuoroda veikia vieną kartą, 24 valandas.",
    button: "Pasirinkti slaptažodį",
    ignore: "Vėliau naują nuorodą gausite prisijungimo puslapyje pasirinkę „Pamiršote slaptažodį?“.",
  },
  resetEmail: {
    subject: (store: string) => `Slaptažodžio keitimas: ${store}`,
    title: "Slaptažodžio keitimas",
    text: "Kažkas paprašė naujo parduotuvės valdymo slaptažodžio. Nuoroda veikia vieną kartą, 30 minučių.",
    button: "Pasirinkti naują slaptažodį",
    ignore: "Jei tai buvote ne jūs, nieko nedarykite: slaptažodis nesikeičia.",
  },
} satisfies Messages<typeof en>;
