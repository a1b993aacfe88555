import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./machine-messages.en.ts";

const places = (count: number) => `${count.toLocaleString("fi")} ${count === 1 ? "paikka" : "paikkaa"}`;

export const messages = {
  choose: "Valitse pakettiautomaatti",
  change: "Valitse toinen",
  chosen: "Valittu pakettiautomaatti",
  loading: "Pakettiautomaatteja ladataan",
  none: "Pakettiautomaatteja ei ole saatavilla",
  noneIn: (code: string) => `Maakoodilla ${code} ei löytynyt pakettiautomaatteja`,
  noneFound: (term: string) => `Haulla ”${term}” ei löytynyt pakettiautomaatteja`,
  noneFoundHint: "Kokeile kaupunkia, katua, postinumeroa tai myymälän nimeä.",
  noneAtAll: "Pakettiautomaatteja ei ole saatavilla.",
  retry: "Yritä uudelleen",
  search: "Etsi pakettiautomaatti",
  searchHint: "Kaupunki, katu, postinumero tai paikka",
  clear: "Tyhjennä haku",
  carriers: "Kuljetusyhtiöt",
  list: "Pakettiautomaatit",
  count: places,
  countNearest: (count: number) => `${places(count)}, lähimmät ensin`,
  countNear: (count: number, postalCode: string) => `${places(count)}, postinumeroa ${postalCode} lähimmät ensin`,
  more: (count: number, provider: string) => `Näytä vielä ${count} (${provider})`,
  away: (km: string) => `${km} päässä`,
  hours: (hours: string) => `Avoinna ${hours}`,
  kinds: { machine: "", "post-office": "Posti", shop: "Noutopiste" },
  locate: "Käytä sijaintiani",
  notLocated: {
    denied: "Selaimesi ei jaa sijaintiasi. Hae kaupungilla tai postinumerolla.",
    unavailable: "Sijaintiasi ei löytynyt. Hae kaupungilla tai postinumerolla.",
  },
  noCountry: "Maata ei löytynyt.",
} satisfies Messages<typeof en>;
