import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./state-messages.en.ts";

export const messages = {
  statuses: {
    pending: "Laukia",
    processing: "Vykdomas",
    packing: "Pakuojamas",
    ready_to_ship: "Paruoštas siųsti",
    shipped: "Išsiųstas",
    delivered: "Pristatytas",
    cancelled: "Atšauktas",
  },
  payment: {
    unpaid: "Neapmokėtas",
    review: "Mokėjimas tikrinamas",
    paid: "Apmokėtas",
    partly_refunded: "Dalis pinigų grąžinta",
    refunded: "Pinigai grąžinti",
    reversed: "Mokėjimas atšauktas",
    failed: "Liko neapmokėtas",
  },
  stays: {
    shipped: "Jis jau išsiųstas.",
    delivered: "Jis jau pristatytas.",
    cancelled: "Jis atšauktas. Pirmiausia atskirai grąžinkite jį į vykdymą.",
    erased: "Šio užsakymo asmens duomenys ištrinti.",
    unpaid: "Jis neapmokėtas.",
    failed: "Mokėjimas nepavyko.",
    review: "Jo mokėjimas tikrinamas.",
    refunded: "Jo pinigai grąžinti.",
    reversed: "Bankas atšaukė jo mokėjimą.",
    nothing: "Pinigai už visas jo prekes grąžinti.",
    withdrawn: "Klientas jo atsisakė. Pirmiausia išspręskite atsisakymą arba pakeiskite jį atskirai.",
  },
  wrongWay: "Pradžios data yra po pabaigos datos.",
  batch: "Partiją sudaro iki 40 raidžių, skaitmenų, tarpų ir ženklų . / _ -",
} satisfies Messages<typeof en>;
