import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./machine-messages.en.ts";

const counted = pluralIn("lt");
const places = (count: number) =>
  `${count.toLocaleString("lt")} ${counted(count, { one: "vieta", few: "vietos", other: "vietų" })}`;

export const messages = {
  choose: "Pasirinkite paštomatą",
  change: "Pasirinkti kitą",
  chosen: "Pasirinktas paštomatas",
  loading: "Paštomatai įkeliami",
  none: "Paštomatų nėra",
  noneIn: (code: string) => `Pagal šalies kodą ${code} paštomatų nerasta`,
  noneFound: (term: string) => `Pagal „${term}“ paštomatų nerasta`,
  noneFoundHint: "Bandykite įrašyti miestą, gatvę, pašto kodą arba parduotuvės pavadinimą.",
  noneAtAll: "Paštomatų nėra.",
  retry: "Bandyti dar kartą",
  search: "Ieškoti paštomato",
  searchHint: "Miestas, gatvė, pašto kodas arba vieta",
  clear: "Išvalyti paiešką",
  carriers: "Vežėjai",
  list: "Paštomatai",
  count: places,
  countNearest: (count: number) => `${places(count)}, pirmiausia artimiausios`,
  countNear: (count: number, postalCode: string) => `${places(count)}, pirmiausia arčiausiai ${postalCode}`,
  more: (count: number, provider: string) => `Rodyti dar ${count} (${provider})`,
  away: (km: string) => `už ${km}`,
  hours: (hours: string) => `Dirba ${hours}`,
  kinds: { machine: "", "post-office": "Paštas", shop: "Siuntų punktas" },
  locate: "Naudoti mano buvimo vietą",
  notLocated: {
    denied: "Jūsų naršyklė nesidalija buvimo vieta. Ieškokite pagal miestą arba pašto kodą.",
    unavailable: "Jūsų buvimo vietos nustatyti nepavyko. Ieškokite pagal miestą arba pašto kodą.",
  },
  noCountry: "Šalis nerasta.",
} satisfies Messages<typeof en>;
