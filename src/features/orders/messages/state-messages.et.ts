import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./state-messages.en.ts";

export const messages = {
  statuses: {
    pending: "Ootel",
    processing: "Töös",
    packing: "Pakkimisel",
    ready_to_ship: "Saatmiseks valmis",
    shipped: "Saadetud",
    delivered: "Kohale toimetatud",
    cancelled: "Tühistatud",
  },
  payment: {
    unpaid: "Maksmata",
    review: "Makse kontrollimisel",
    paid: "Makstud",
    partly_refunded: "Raha osaliselt tagastatud",
    refunded: "Raha tagastatud",
    reversed: "Makse tagasi võetud",
    failed: "Jäi maksmata",
  },
  stays: {
    shipped: "See on juba saadetud.",
    delivered: "See on juba kohale toimetatud.",
    cancelled: "See on tühistatud. Ava see enne eraldi uuesti.",
    erased: "Selle tellimuse isikuandmed on kustutatud.",
    unpaid: "See ei ole makstud.",
    failed: "Makse ebaõnnestus.",
    review: "Selle makse on kontrollimisel.",
    refunded: "Selle raha on tagastatud.",
    reversed: "Pank võttis selle makse tagasi.",
    nothing: "Kõigi selle toodete raha on tagastatud.",
    withdrawn: "Klient on sellest taganenud. Lahenda taganemine enne või muuda tellimust eraldi.",
  },
  wrongWay: "Alguskuupäev on pärast lõppkuupäeva.",
  batch: "Partiis võib olla kuni 40 tähte, numbrit, tühikut ja märki . / _ -",
} satisfies Messages<typeof en>;
