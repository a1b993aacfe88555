import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./machine-messages.en.ts";

const places = (count: number) => `${count.toLocaleString("et")} ${count === 1 ? "koht" : "kohta"}`;

export const messages = {
  choose: "Vali pakiautomaat",
  change: "Vali teine",
  chosen: "Valitud pakiautomaat",
  loading: "Laadime pakiautomaate",
  none: "Pakiautomaate ei ole",
  noneIn: (code: string) => `Riigis koodiga ${code} pakiautomaate ei leitud`,
  noneFound: (term: string) => `Otsingule „${term}“ vastavaid pakiautomaate ei leitud`,
  noneFoundHint: "Proovi linna, tänava, postiindeksi või poe nimega.",
  noneAtAll: "Pakiautomaate ei ole.",
  retry: "Proovi uuesti",
  search: "Otsi pakiautomaati",
  searchHint: "Linn, tänav, postiindeks või koht",
  clear: "Tühjenda otsing",
  carriers: "Vedajad",
  list: "Pakiautomaadid",
  count: places,
  countNearest: (count: number) => `${places(count)}, lähimad eespool`,
  countNear: (count: number, postalCode: string) => `${places(count)}, indeksile ${postalCode} lähimad eespool`,
  more: (count: number, provider: string) => `Näita veel ${count} (${provider})`,
  away: (km: string) => `${km} kaugusel`,
  hours: (hours: string) => `Avatud ${hours}`,
  kinds: { machine: "", "post-office": "Postkontor", shop: "Pakipunkt" },
  locate: "Kasuta minu asukohta",
  notLocated: {
    denied: "Sinu brauser ei jaga asukohta. Otsi linna või postiindeksi järgi.",
    unavailable: "Sinu asukohta ei õnnestunud leida. Otsi linna või postiindeksi järgi.",
  },
  noCountry: "Riiki ei leitud.",
} satisfies Messages<typeof en>;
