import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("et");
const letters = (count: number): string =>
  count >= 1000 ? "1000 või enam e-kirja" : counted(count, { one: "e-kiri", other: "e-kirja" });

export const messages = {
  title: "E-kirjade logi",
  loading: "Laadin e-kirju",
  search: "Otsi saajaid",
  state: "Olek",
  kind: "Liik",
  anyState: "Kõik olekud",
  anyKind: "Kõik liigid",
  states: {
    queued: "Ootel",
    sending: "Saatmisel",
    sent: "Saadetud",
    dead: "Ei jõudnud kohale",
    uncertain: "Teadmata",
    suppressed: "Kinni peetud",
  },
  cameBack: { bounced: "Tuli tagasi", complained: "Märgitud rämpspostiks" },
  kinds: {
    "order-confirmation": "Tellimuse kinnitus",
    "order-shipped": "Tellimus saadetud",
    "order-parcel-shipped": "Tellimus osaliselt saadetud",
    "order-parcel-undone": "Saatmine tagasi võetud",
    "order-refunded": "Tagasimakse",
    "order-refund-failed": "Tagasimakse ebaõnnestus",
    "order-changed": "Tellimus muudetud",
    "order-payment-link": "Makselink",
    "order-payment-reversed": "Makse tagasi võetud",
    "order-payment-failed": "Makse ebaõnnestus",
    "order-attention": "Vajab tähelepanu",
    "withdrawal-received": "Taganemine kätte saadud",
    "return-postage": "Tagastuse saatmiskulu",
    "return-step": "Tagastuse teade",
    "withdrawal-attention": "Taganemine ilma tellimuseta",
    "product-recall": "Toote tagasinõudmine",
    "password-reset": "Parooli lähtestamine",
    "monthly-report": "Kuu näitajad",
    "administrator-invited": "Kutse",
    "store-email-check": "Poe aadressi proov",
    "setting-changed": "Oluline seade muudetud",
    "newsletter-confirmation": "Uudiskirja kinnitus",
    "back-in-stock": "Toode jälle laos",
    campaign: "Kampaania",
    "campaign-test": "Kampaania proov",
  },
  columns: { mail: "E-kiri", recipient: "Saaja", state: "Olek", written: "Kirjutatud", again: "Saada uuesti" },
  order: (number: string) => `Tellimus ${number}`,
  attempts: (count: number) => counted(count, { one: "katse", other: "katset" }),
  next: (moment: string) => `järgmine ${moment}`,
  notStored: "Selle teksti ei säilitata, sest see andis ligipääsu.",
  undelivered: (dead: number, uncertain: number) =>
    [
      dead > 0 && `${letters(dead)} ei jõudnud viimase 7 päeva jooksul kohale`,
      uncertain > 0 && `${letters(uncertain)} võis kohale jõudmata jääda`,
    ]
      .filter(Boolean)
      .join(" ja "),
  waiting: (count: number) => `${letters(count)} on oodanud üle 15 minuti`,
  waitingText: (reason: string) => `Need lähevad ise välja, kui saavad. Viimane vastus: ${reason}`,
  waitingUntried: "Ühtegi ei ole veel proovitud saata: e-kirju saatev protsess ei pruugi töötada.",
  showWaiting: "Näita ootavaid",
  undeliveredText: "Vaata enne uuesti saatmist põhjust.",
  showDead: "Näita kohale jõudmata kirju",
  showUncertain: "Näita teadmata kirju",
  again: "Saada uuesti",
  againTo: (kind: string, recipient: string) => `Saada uuesti: ${kind}, ${recipient}`,
  askTitle: "Kas saata veel kord?",
  askText: (recipient: string) =>
    `Ei ole teada, kas ${recipient} on selle kirja juba saanud. Kui on, saab ta selle kaks korda.`,
  askSent: (kind: string, recipient: string) => `${kind} on juba saadetud: ${recipient}. See tuleb talle teist korda.`,
  askConfirm: "Saada uuesti",
  sentAgain: "E-kiri läheb uuesti välja",
  againFailed: "E-kirja ei õnnestunud saata",
  loadFailed: "E-kirjade andmeid ei õnnestunud laadida",
  older: "Vanemad kirjad",
  newest: "Uusimad kirjad",
  empty: {
    title: "E-kirju veel ei ole",
    text: "Siin on kõik e-kirjad, mida pood saadab, ja mis neist sai.",
  },
  nothing: { title: "E-kirju ei leitud", text: "Nendele filtritele ei vasta ükski kiri." },
  gone: "Seda e-kirja ei ole enam.",
  notAgain: "Seda e-kirja ei saa uuesti saata.",
  askFirst: "Ei ole teada, kas see e-kiri jõudis kohale. See saadetakse uuesti ainult siis, kui oled kindel.",
} satisfies Messages<typeof en>;
