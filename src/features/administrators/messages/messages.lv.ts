import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lv");

export const messages = {
  wrong: "Nepareiza e-pasta adrese vai parole",
  locked: "Pārāk daudz ienākšanas mēģinājumu. Lūdzu, mēģiniet vēlreiz pēc 15 minūtēm",
  onlySuperusersAdd: "Jaunus administratorus var pievienot tikai galvenais administrators.",
  onlySuperusersRemove: "Administratorus var noņemt tikai galvenais administrators.",
  notFound: "Lietotājs nav atrasts",
  exists: "Administrators ar šo e-pasta adresi jau ir",
  lastSuperuser: "Pēdējo galveno administratoru nevar noņemt.",
  notYourself: "Sevi noņemt nevar.",
  short: "Parolē jābūt vismaz 6 zīmēm.",
  common: "Šo paroli ir pārāk viegli uzminēt. Lūdzu, izvēlieties citu.",
  ownAddress: "Parole nedrīkst saturēt jūsu e-pasta adresi.",
  samePassword: "Tā jau ir jūsu parole.",
  tooManyResets: (minutes: number) =>
    `Pārāk daudz pieprasījumu. Lūdzu, mēģiniet vēlreiz pēc ${counted(minutes, { zero: "minūtēm", one: "minūtes", other: "minūtēm" })}.`,
  invalidLink: "Paroles atjaunošanas saite ir nederīga vai tās termiņš ir beidzies.",
  secondFactor: {
    required: "Lūdzu, ievadiet autentifikācijas lietotnes kodu.",
    wrong: "Šis kods nav pareizs vai jau ir izmantots.",
    already: "Divpakāpju autentifikācija jau ir ieslēgta.",
    password: "Tā nav jūsu parole.",
  },
  passkeys: {
    wrong: "Šī piekļuves atslēga netika pieņemta. Lūdzu, mēģiniet vēlreiz.",
    exists: "Šī piekļuves atslēga jau ir pievienota.",
    notFound: "Tādas piekļuves atslēgas nav.",
    tooMany: "Jums ir 20 piekļuves atslēgas. Lūdzu, vispirms kādu noņemiet.",
    needsName: "Piekļuves atslēgām vajag domēna vārdu vai localhost, nevis IP adresi.",
  },
  noSession: "Šī sesija jau ir beigusies.",
  storeEmailCheck: {
    subject: (store: string) => `Šī ir veikala ${store} e-pasta adrese`,
    title: "Adrese darbojas",
    text: "Šī adrese ir ievadīta kā veikala e-pasts. Uz to raksta klienti, un veikals raksta, kad pasūtījumam esat vajadzīgs.",
    button: "Atvērt iestatījumus",
    ignore: "Ja šo veikalu nepazīstat, kāds ir kļūdījies adresē: nedariet neko.",
  },
  settingEmail: {
    subject: (store: string) => `Mainīts veikala ${store} iestatījums`,
    title: { trader_iban: "Mainīts bankas konts", store_email: "Mainīts veikala e-pasts" },
    text: (who: string, before: string, after: string) => `Mainīja ${who}. Bija: ${before}. Tagad: ${after}.`,
    empty: "nekas",
    somebody: "kāds",
    button: "Atvērt iestatījumus",
    ignore: "Ja to nav darījis neviens no jums, tūlīt nomainiet atpakaļ, un visi lai izvēlas jaunas paroles.",
  },
  invitedEmail: {
    subject: (store: string) => `Jūsu piekļuve veikalam ${store}`,
    title: "Laipni lūdzam veikala pārvaldībā",
    text: "Jums piešķirtas administratora tiesības. Izvēlieties savu paroli: saite darbojas vienu reizi, 24 stundas.",
    button: "Izvēlēties paroli",
    ignore: "Pēc tam jaunu saiti nosūta ienākšanas lapā: Aizmirsāt paroli?",
  },
  resetEmail: {
    subject: (store: string) => `Paroles atjaunošana: ${store}`,
    title: "Paroles atjaunošana",
    text: "Kāds ir pieprasījis jaunu veikala pārvaldības paroli. Saite darbojas vienu reizi, 30 minūtes.",
    button: "Izvēlēties jaunu paroli",
    ignore: "Ja tas nebijāt jūs, nedariet neko: parole paliek, kāda tā ir.",
  },
} satisfies Messages<typeof en>;
