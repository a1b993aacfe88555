import type { Messages } from "#shared/messages.ts";
import { countedIn, numberIn } from "#shared/plural.ts";
import type { messages as en } from "./readiness-messages.en.ts";

const counted = countedIn("lt");
const number = numberIn("lt");

export const messages = {
  title: "Pasirengimas atidaryti",
  lead: "Ką įstatymas liepia pasakyti pirkėjams ir ko ši parduotuvė dar nežino. Tai ne teisinė konsultacija: kiekvienoje rinkoje klauskite teisininko.",
  rules: {
    L19: "Elektros įrangos teisė",
    L30: "Vartotojų teisė: teisinė atitikties garantija",
    L45: "Vartojimo ginčų teisė",
    L49: "El. prekybos teisė: kas parduoda",
    L53: "Pakuočių teisė",
  },
  asOf: (day: string) => `Taisyklės: ${day}.`,
  ready: "Pagal šį sąrašą nieko netrūksta.",
  paidInTest: {
    title: "Mokėjimai yra bandomieji",
    text: "Pinigai nejuda, todėl kiekvienas užsakymas yra bandomasis: ataskaitos jo neįtraukia, o jo sąskaita pažymėta kaip bandomoji. Norėdami parduoti, įrašykite tikrus raktus: STRIPE_SECRET_KEY arba „Montonio“ raktus su MONTONIO_ENVIRONMENT=live.",
  },
  withoutBackup: {
    title: "Naktį nedaroma atsarginė kopija",
    text: "Ši parduotuvė nedaro savo atsarginių kopijų. Paprašykite serverio prižiūrėtojo nurodyti atsarginių kopijų saugyklą (BACKUP_S3_BUCKET ir kitus) arba kasdien laikyti kopiją kitur.",
  },
  firstLooks: {
    title: "Prieš pirmą užsakymą",
    look: "Peržiūrėti",
    items: {
      storeName: "Parduotuvės pavadinimas, kuris vis dar yra „Aurelle“",
      deliveryPrices:
        "Pristatymo kainos ir kur prekes galima siųsti: parduotuvė pristato į visas Europos Sąjungos šalis ir į JAV, jei prekėje nenurodyta kitaip",
      oneStopShop:
        "Registracija vieno langelio sistemoje (OSS) mokesčių inspekcijoje, kol prekės dar nesiunčiamos vartotojams kitoje ES šalyje: sąskaitose rašoma, kad PVM deklaruojamas joje",
      policies:
        "Parduotuvės sąlygos: tai, ką jos žada, pavyzdžiui, 100 dienų grąžinti prekes, turi galioti jūsų parduotuvėje",
    },
  },
  required: "Be to tikra parduotuvė nepasileidžia",
  advised: "Įstatymas iš daugelio parduotuvių reikalauja",
  more: "Priemonės tam, ko įstatymas reikalauja vėliau",
  links: {
    recalls: { label: "Prekių atšaukimas", text: "Raskite prekės arba partijos pirkėjus ir parašykite jiems." },
    processing: {
      label: "Duomenų tvarkymo veiklos įrašai",
      text: "Kas daroma su asmens duomenimis, sutikimai ir ar privatumo politikoje nurodyti visi duomenų gavėjai.",
    },
    soldMaterials: {
      label: "Parduota pagal medžiagas",
      text: "Pakuočių, elektros įrangos ir baterijų registrams.",
    },
  },
  loading: "Tikrinama, ko trūksta",
  failed: "Sąrašo įkelti nepavyko",
  enter: "Įrašyti",
  items: {
    traderName: "Pardavėjo juridinis pavadinimas",
    traderAddress: "Pardavėjo pašto adresas",
    storeEmail: "Savas el. pašto adresas vietoj support@example.com",
    phone: "Telefono numeris, kuriuo pirkėjai gali skambinti",
    register: "Įmonės kodas",
    vatNumber: "PVM mokėtojo kodas; PVM skaičiuojamas ir be jo",
    refusedVatNumber:
      "Savas PVM mokėtojo kodas, kurį VIES priima: šio ji nepriima, todėl visoms įmonėms skaičiuojamas PVM. Pataisykite kodą arba paprašykite mokesčių inspekcijos įtraukti jį į VIES",
    representative: "Kas atstovauja įmonei (Vokietija)",
    packaging: "Pakuočių registrų numeriai pagal šalis (Vokietija, Prancūzija)",
    weee: "Elektros įrangos registrų numeriai pagal šalis (Vokietija)",
    guaranteeNotice:
      "Komisijos pranešimas apie teisinę atitikties garantiją kiekviena paskelbta kalba; iki tol parduotuvės žodžiai",
    disputeBody: "Vartojimo ginčų sprendimo institucija, jei joje dalyvaujate (Prancūzija)",
  },
  products: "Prekės, kurioms ko nors trūksta",
  gaps: {
    label: "be išsamios pavojaus etiketės",
    maker: "be gamintojo su pašto ir elektroniniu adresu",
    responsiblePerson: "be atsakingo asmens; jo reikia, jei gamintojas ne ES",
    weight: "be svorio",
    materials: "be medžiagų ir jų svorio",
    safetyTexts: "kurių saugos informacija ar atsakingas asmuo kuria nors pirkėjams rodoma kalba trūksta arba paseno",
  },
  gap: (count: number, gap: string) => `${counted(count, { one: "prekė", few: "prekės", other: "prekių" })} ${gap}`,
  others: (count: number) => `ir dar ${number(count)}`,
  refused: (items: readonly string[]) =>
    `Tikra parduotuvė pasako, kas parduoda. Trūksta: ${items.join("; ")}. Įrašykite tai nustatymuose, kol parduotuvė demonstracinė, arba paleiskite ją vieną kartą su TRADER_NAME, TRADER_ADDRESS ir TRADER_EMAIL.`,
  needed: (items: readonly string[]) => `Tikra parduotuvė be to nepasileidžia: ${items.join("; ")}.`,
  advice: (items: readonly string[], where: string) =>
    `Įstatymas iš daugelio parduotuvių reikalauja daugiau, nei ši kol kas pasako (${where}): ${items.join("; ")}.`,
} satisfies Messages<typeof en>;
