import type { Messages } from "#shared/messages.ts";
import { countedIn } from "#shared/plural.ts";
import type { messages as en } from "./messages.en.ts";

const counted = countedIn("lv");
const letters = (count: number): string =>
  count >= 1000 ? "1000 vai vairāk vēstuļu" : counted(count, { zero: "vēstuļu", one: "vēstule", other: "vēstules" });

export const messages = {
  title: "E-pasta žurnāls",
  loading: "Ielādē vēstules",
  search: "Meklēt saņēmējus",
  state: "Stāvoklis",
  kind: "Veids",
  anyState: "Visi stāvokļi",
  anyKind: "Visi veidi",
  states: {
    queued: "Gaida",
    sending: "Tiek sūtīta",
    sent: "Nosūtīta",
    dead: "Nav piegādāta",
    uncertain: "Nav zināms",
    suppressed: "Aizturēta",
  },
  cameBack: { bounced: "Atgriezās", complained: "Atzīmēta kā surogātpasts" },
  kinds: {
    "order-confirmation": "Pasūtījuma apstiprinājums",
    "order-shipped": "Pasūtījums nosūtīts",
    "order-parcel-shipped": "Pasūtījums daļēji nosūtīts",
    "order-parcel-undone": "Nosūtīšana atsaukta",
    "order-refunded": "Atmaksa",
    "order-refund-failed": "Atmaksa neizdevās",
    "order-changed": "Pasūtījums mainīts",
    "order-payment-link": "Maksājuma saite",
    "order-payment-reversed": "Maksājums atsaukts",
    "order-payment-failed": "Maksājums neizdevās",
    "order-attention": "Jāpievērš uzmanība",
    "withdrawal-received": "Atteikums saņemts",
    "return-step": "Ziņa par atgriešanu",
    "withdrawal-attention": "Atteikums bez pasūtījuma",
    "product-recall": "Preces atsaukšana",
    "password-reset": "Paroles atjaunošana",
    "monthly-report": "Mēneša rādītāji",
    "administrator-invited": "Uzaicinājums",
    "newsletter-confirmation": "Jaunumu apstiprinājums",
    "back-in-stock": "Prece atkal noliktavā",
    campaign: "Kampaņa",
    "campaign-test": "Kampaņas izmēģinājums",
  },
  columns: {
    mail: "Vēstule",
    recipient: "Saņēmējs",
    state: "Stāvoklis",
    written: "Uzrakstīta",
    again: "Sūtīt vēlreiz",
  },
  order: (number: string) => `Pasūtījums ${number}`,
  attempts: (count: number) => counted(count, { zero: "mēģinājumu", one: "mēģinājums", other: "mēģinājumi" }),
  next: (moment: string) => `nākamais ${moment}`,
  notStored: "Tā teksts netiek glabāts, jo tas deva piekļuvi.",
  undelivered: (dead: number, uncertain: number) =>
    [
      dead > 0 && `7 dienās nav piegādāts: ${letters(dead)}`,
      uncertain > 0 && `varbūt nav saņemts: ${letters(uncertain)}`,
    ]
      .filter(Boolean)
      .join(", "),
  waiting: (count: number) => `ilgāk par 15 minūtēm gaida: ${letters(count)}`,
  waitingText: (reason: string) => `Tās izies pašas, tiklīdz varēs. Pēdējā atbilde: ${reason}`,
  waitingUntried: "Neviena vēl nav mēģināta sūtīt: process, kas sūta vēstules, varbūt nedarbojas.",
  showWaiting: "Rādīt gaidošās",
  undeliveredText: "Pirms sūtāt vēlreiz, apskatiet iemeslu.",
  showDead: "Rādīt nepiegādātās",
  showUncertain: "Rādīt nezināmās",
  again: "Sūtīt vēlreiz",
  againTo: (kind: string, recipient: string) => `Sūtīt vēlreiz: ${kind}, ${recipient}`,
  askTitle: "Vai sūtīt vēlreiz?",
  askText: (recipient: string) => `Nav zināms, vai ${recipient} šo vēstuli jau ir saņēmis. Ja ir, saņems to divreiz.`,
  askSent: (kind: string, recipient: string) => `${kind} jau ir nosūtīta: ${recipient}. Saņems otro reizi.`,
  askConfirm: "Sūtīt vēlreiz",
  sentAgain: "Vēstule tiek sūtīta vēlreiz",
  againFailed: "Vēstuli neizdevās nosūtīt",
  loadFailed: "E-pasta datus neizdevās ielādēt",
  older: "Vecākas vēstules",
  newest: "Jaunākās vēstules",
  empty: {
    title: "Vēstuļu vēl nav",
    text: "Šeit ir visas vēstules, ko veikals sūta, un kas ar tām noticis.",
  },
  nothing: { title: "Vēstules nav atrastas", text: "Šiem filtriem neatbilst neviena vēstule." },
  gone: "Šīs vēstules vairs nav.",
  notAgain: "Šo vēstuli nevar sūtīt vēlreiz.",
  askFirst: "Nav zināms, vai šī vēstule ir saņemta. To sūta vēlreiz tikai pēc jūsu apstiprinājuma.",
} satisfies Messages<typeof en>;
