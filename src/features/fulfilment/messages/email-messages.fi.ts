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
  withoutCode: "Kuljetusyhtiö ei antanut meille seurantakoodia. Tilauksesi sivulla näkyy, mitä tiedämme.",
  again: {
    subject: (number: string, store: string) => `Tilauksesi ${number} kaupasta ${store}: lähetimme sen uudelleen`,
    title: "Lähetimme tuotteesi uudelleen",
    shipped: (number: string) =>
      `Tilauksesi ${number} toimituksessa meni jotain vikaan, pahoittelemme. Lähetimme nämä tuotteet uudelleen omalla kustannuksellamme.`,
  },
  part: {
    subject: (number: string, store: string) => `Osa tilauksestasi ${number} kaupasta ${store} on matkalla`,
    title: "Osa tilauksestasi on matkalla",
    shipped: (number: string, parcel: number) => `Olemme lähettäneet tilauksesi ${number} paketin ${parcel}.`,
    coming: "Vielä tulossa. Kirjoitamme sinulle, kun se lähtee:",
    lastSubject: (number: string, store: string) =>
      `Tilauksesi ${number} viimeinen paketti kaupasta ${store} on matkalla`,
    lastTitle: "Viimeinen pakettisi on matkalla",
    last: "Nyt koko tilauksesi on lähetetty.",
  },
  undone: {
    subject: (number: string, store: string) => `Tilauksesi ${number} kaupasta ${store}: paketti ei ole vielä lähtenyt`,
    title: "Paketti ei ole vielä lähtenyt",
    text: (number: string) =>
      `Kirjoitimme sinulle, että tilauksesi ${number} paketti on matkalla. Se ei ole vielä lähtenyt: merkitsimme sen vahingossa lähetetyksi. Pahoittelemme. Kirjoitamme sinulle, kun se lähtee.`,
  },
} satisfies Messages<typeof en>;
