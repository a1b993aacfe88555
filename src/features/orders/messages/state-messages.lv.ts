import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./state-messages.en.ts";

export const messages = {
  statuses: {
    pending: "Gaida",
    processing: "Tiek apstrādāts",
    packing: "Tiek iesaiņots",
    ready_to_ship: "Gatavs sūtīšanai",
    shipped: "Nosūtīts",
    delivered: "Piegādāts",
    cancelled: "Atcelts",
  },
  payment: {
    unpaid: "Nav apmaksāts",
    review: "Maksājums tiek pārbaudīts",
    paid: "Apmaksāts",
    partly_refunded: "Daļēji atmaksāts",
    refunded: "Atmaksāts",
    reversed: "Maksājums atsaukts",
    failed: "Netika apmaksāts",
  },
  stays: {
    shipped: "Tas jau ir nosūtīts.",
    delivered: "Tas jau ir piegādāts.",
    cancelled: "Tas ir atcelts. Vispirms atveriet to no jauna atsevišķi.",
    erased: "Šī pasūtījuma personas dati ir dzēsti.",
    unpaid: "Tas nav apmaksāts.",
    failed: "Maksājums neizdevās.",
    review: "Tā maksājums tiek pārbaudīts.",
    refunded: "Tā nauda ir atmaksāta.",
    reversed: "Banka atsauca tā maksājumu.",
    nothing: "Nauda par visām tā precēm ir atmaksāta.",
    withdrawn: "Klients no tā ir atteicies. Vispirms atrisiniet atteikumu vai mainiet to atsevišķi.",
  },
  wrongWay: "Sākuma datums ir pēc beigu datuma.",
  batch: "Partijā ir ne vairāk kā 40 burtu, ciparu, atstarpju un zīmju . / _ -",
} satisfies Messages<typeof en>;
