import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./cart-page-messages.en.ts";

export const messages = {
  shopNow: "Alusta ostlemist",
  summary: "Tellimuse kokkuvõte",
  checkout: "Vormista tellimus",
  /** Told before ordering begins (L26). */
  beforeOrder: {
    payment: "Maksad kaardiga või muul viisil, mida meie makseteenuse pakkuja sinu riigis võimaldab.",
    delivery: "Tarnime Euroopa Liidus ja Ameerika Ühendriikidesse.",
    policy: "Tarne hind ja aeg",
  },
  isNotSaved: "Sinu brauser ei salvesta ostukorvi. See võib kaduda, kui lahkud lehelt või laadid selle uuesti.",
  needsScripts: "Ostukorv on sinu brauseris ja vajab JavaScripti. Palun lülita see sisse, et ostukorvi näha.",
} satisfies Messages<typeof en>;
