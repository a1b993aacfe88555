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
  withoutCode: "Vedaja ei andnud meile jälgimisnumbrit. Mida me teame, näed oma tellimuse lehel.",
  again: {
    subject: (number: string, store: string) => `Sinu tellimus ${number} poest ${store}: saatsime kauba uuesti`,
    title: "Saatsime sinu kauba uuesti",
    shipped: (number: string) =>
      `Sinu tellimuse ${number} tarnega läks midagi valesti; palume vabandust. Saatsime sulle need tooted meie kulul uuesti.`,
  },
  part: {
    subject: (number: string, store: string) => `Osa sinu tellimusest ${number} poest ${store} on teel`,
    title: "Osa sinu tellimusest on teel",
    shipped: (number: string, parcel: number) => `Saatsime teele sinu tellimuse ${number} paki nr ${parcel}.`,
    coming: "Veel tulemas. Kui see teele läheb, anname sulle teada:",
    lastSubject: (number: string, store: string) => `Sinu tellimuse ${number} viimane pakk poest ${store} on teel`,
    lastTitle: "Sinu viimane pakk on teel",
    last: "Sellega on kogu tellimus teel.",
  },
  undone: {
    subject: (number: string, store: string) => `Sinu tellimus ${number} poest ${store}: pakk ei ole veel teele läinud`,
    title: "Pakk ei ole veel teele läinud",
    text: (number: string) =>
      `Kirjutasime sulle, et sinu tellimuse ${number} pakk on teel. Tegelikult ei ole see veel teele läinud: märkisime selle ekslikult. Palume vabandust. Anname sulle teada, kui see teele läheb.`,
  },
} satisfies Messages<typeof en>;
