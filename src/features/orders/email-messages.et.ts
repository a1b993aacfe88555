import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  mail: {
    subject: (number: string, store: string) => `Sinu tellimus ${number} poes ${store}`,
    preview: (number: string, total: string) => `Tellimus ${number}: ${total}`,
    thanks: (name: string) => `Aitäh, ${name}!`,
    paid: (number: string, processingTime: string) =>
      `Sinu tellimus ${number} on makstud. Pakime ja saadame selle teele (${processingTime}) ning saadame siis jälgimisinfo.`,
    total: "Kokku koos käibemaksuga",
    quantity: (count: number, price: string) => (count === 1 ? "1 tk" : `${count} × ${price}`),
    pieces: (count: number) => `${count} tk`,
    to: "Saaja",
    tracking: "Jälgimisnumber",
    see: "Vaata tellimust",
    questions: (email: string) => `Küsimusi? Kirjuta aadressile ${email}; vastame 24 tunni jooksul.`,
  },
  refundEmail: {
    subject: (number: string, store: string) => `Tagasimakse tellimuse ${number} eest, ${store}`,
    preview: (number: string, amount: string) => `${amount} tellimuse ${number} eest on teel sinu juurde tagasi.`,
    title: "Sinu raha on teel tagasi",
    greeting: (name: string) => `Tere, ${name}!`,
    amount: (amount: string, number: string) =>
      `Maksime sulle tellimuse ${number} eest tagasi ${amount} samale makseviisile, millega maksid.`,
    when: "Tavaliselt jõuab raha kontole 5–10 tööpäevaga.",
  },
} satisfies Messages<typeof en>;
