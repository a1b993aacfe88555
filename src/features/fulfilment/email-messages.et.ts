import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Sinu tellimus ${number} poest ${store} on teel`,
  preview: (number: string) => `Tellimus ${number} on meilt teele läinud.`,
  title: "Sinu pakk on teel",
  greeting: (name: string) => `Tere, ${name}!`,
  shipped: (number: string) => `Saatsime sinu tellimuse ${number} teele.`,
  carrier: "Vedaja",
  code: "Jälgimisnumber",
  expected: "Eeldatav kohalejõudmine",
  to: "Saaja",
  follow: "Jälgi oma pakki",
  atCarrier: (carrier: string) => `Jälgi pakki vedaja ${carrier} lehel`,
  withoutCode: "Vaata igal ajal, kus su tellimus on.",
} satisfies Messages<typeof en>;
