import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Tilauksesi ${number} kaupasta ${store} on matkalla`,
  preview: (number: string) => `Tilaus ${number} on lähtenyt meiltä.`,
  title: "Pakettisi on matkalla",
  greeting: (name: string) => `Hei ${name},`,
  shipped: (number: string) => `Olemme lähettäneet tilauksesi ${number}.`,
  carrier: "Kuljetusyhtiö",
  code: "Seurantakoodi",
  expected: "Arvioitu saapuminen",
  to: "Vastaanottaja",
  follow: "Seuraa pakettia",
  atCarrier: (carrier: string) => `Seuraa kuljetusyhtiön ${carrier} sivulla`,
  withoutCode: "Näet milloin tahansa, missä tilauksesi on.",
} satisfies Messages<typeof en>;
