import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lt");
const letters = (count: number): string =>
  count >= 1000 ? "1000 ar daugiau laiškų" : counted(count, { one: "laiškas", few: "laiškai", other: "laiškų" });

export const messages = {
  title: "El. laiškų žurnalas",
  loading: "Įkeliami laiškai",
  search: "Ieškoti gavėjų",
  state: "Būsena",
  kind: "Rūšis",
  anyState: "Visos būsenos",
  anyKind: "Visos rūšys",
  states: {
    queued: "Laukia",
    sending: "Siunčiamas",
    sent: "Išsiųstas",
    dead: "Nepristatytas",
    uncertain: "Nežinoma",
    suppressed: "Sulaikytas",
  },
  cameBack: { bounced: "Grįžo", complained: "Pažymėtas kaip šlamštas" },
  kinds: {
    "order-confirmation": "Užsakymo patvirtinimas",
    "order-shipped": "Užsakymas išsiųstas",
    "order-parcel-shipped": "Užsakymas iš dalies išsiųstas",
    "order-parcel-undone": "Išsiuntimas atšauktas",
    "order-refunded": "Pinigų grąžinimas",
    "order-refund-failed": "Pinigų grąžinti nepavyko",
    "order-changed": "Užsakymas pakeistas",
    "order-payment-link": "Mokėjimo nuoroda",
    "order-payment-reversed": "Mokėjimas atšauktas",
    "order-payment-failed": "Mokėjimas nepavyko",
    "order-attention": "Reikia dėmesio",
    "withdrawal-received": "Atsisakymas gautas",
    "return-postage": "Grąžinimo siuntimo išlaidos",
    "return-step": "Grąžinimo naujienos",
    "withdrawal-attention": "Atsisakymas be užsakymo",
    "product-recall": "Prekės atšaukimas",
    "password-reset": "Slaptažodžio keitimas",
    "monthly-report": "Mėnesio rodikliai",
    "administrator-invited": "Kvietimas",
    "newsletter-confirmation": "Naujienlaiškio patvirtinimas",
    "back-in-stock": "Prekė vėl sandėlyje",
    campaign: "Kampanija",
    "campaign-test": "Kampanijos bandymas",
  },
  columns: {
    mail: "Laiškas",
    recipient: "Gavėjas",
    state: "Būsena",
    written: "Parašytas",
    again: "Siųsti dar kartą",
  },
  order: (number: string) => `Užsakymas ${number}`,
  attempts: (count: number) => counted(count, { one: "bandymas", few: "bandymai", other: "bandymų" }),
  next: (moment: string) => `kitas ${moment}`,
  notStored: "Jo tekstas nesaugomas, nes jis suteikė prieigą.",
  undelivered: (dead: number, uncertain: number) =>
    [dead > 0 && `nepristatyta: ${letters(dead)}`, uncertain > 0 && `gal nepasiekė: ${letters(uncertain)}`]
      .filter(Boolean)
      .join(", "),
  undeliveredText: "Prieš siųsdami dar kartą pažiūrėkite priežastį.",
  showDead: "Rodyti nepristatytus",
  showUncertain: "Rodyti nežinomus",
  again: "Siųsti dar kartą",
  againTo: (kind: string, recipient: string) => `Siųsti dar kartą: ${kind}, ${recipient}`,
  askTitle: "Siųsti dar kartą?",
  askText: (recipient: string) => `Nežinoma, ar ${recipient} šį laišką jau gavo. Jei taip, gaus jį du kartus.`,
  askConfirm: "Siųsti dar kartą",
  sentAgain: "Laiškas siunčiamas dar kartą",
  againFailed: "Laiško išsiųsti nepavyko",
  loadFailed: "El. pašto duomenų įkelti nepavyko",
  older: "Senesni laiškai",
  newest: "Naujausi laiškai",
  empty: {
    title: "Laiškų dar nėra",
    text: "Čia yra visi parduotuvės siunčiami laiškai ir kas jiems nutiko.",
  },
  nothing: { title: "Laiškų nerasta", text: "Šių filtrų neatitinka nė vienas laiškas." },
  gone: "Šio laiško nebėra.",
  notAgain: "Šio laiško dar kartą siųsti negalima.",
  askFirst: "Nežinoma, ar šis laiškas gautas. Jis siunčiamas dar kartą tik jei esate tikri.",
} satisfies Messages<typeof en>;
