import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./cart-page-messages.en.ts";

export const messages = {
  shopNow: "Pradėti apsipirkti",
  summary: "Užsakymo suvestinė",
  checkout: "Pereiti prie užsakymo",
  /** Told before ordering begins (L26). */
  beforeOrder: {
    payment: "Mokate kortele arba kitu būdu, kurį jūsų šalyje siūlo mūsų mokėjimo paslaugų teikėjas.",
    delivery: "Pristatome Europos Sąjungoje ir į Jungtines Amerikos Valstijas.",
    policy: "Pristatymo kaina ir laikas",
  },
  isNotSaved: "Jūsų naršyklė krepšelio neišsaugo. Jis gali dingti, kai išeisite iš puslapio arba jį perkrausite.",
  needsScripts: "Krepšelis yra jūsų naršyklėje, jam reikia JavaScript. Įjunkite jį, kad pamatytumėte turinį.",
} satisfies Messages<typeof en>;
