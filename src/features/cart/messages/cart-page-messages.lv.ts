import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./cart-page-messages.en.ts";

export const messages = {
  shopNow: "Sākt iepirkties",
  summary: "Pasūtījuma kopsavilkums",
  checkout: "Noformēt pasūtījumu",
  /** Told before ordering begins (L26). */
  beforeOrder: {
    payment: "Maksājat ar karti vai citā veidā, ko mūsu maksājumu pakalpojumu sniedzējs piedāvā jūsu valstī.",
    delivery: "Piegādājam Eiropas Savienībā un uz Amerikas Savienotajām Valstīm.",
    policy: "Piegādes izmaksas un laiks",
  },
  isNotSaved: "Jūsu pārlūks grozu nesaglabā. Tas var pazust, ja pametīsiet vai pārlādēsiet lapu.",
  needsScripts: "Grozs ir jūsu pārlūkā, un tam vajadzīgs JavaScript. Lūdzu, ieslēdziet to, lai redzētu saturu.",
} satisfies Messages<typeof en>;
