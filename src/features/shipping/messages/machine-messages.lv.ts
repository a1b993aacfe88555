import type { Messages } from "#shared/messages.ts";
import { pluralIn } from "#shared/plural.ts";
import type { messages as en } from "./machine-messages.en.ts";

const counted = pluralIn("lv");
const places = (count: number) =>
  `${count.toLocaleString("lv")} ${counted(count, { zero: "vietu", one: "vieta", other: "vietas" })}`;

export const messages = {
  choose: "Izvēlieties pakomātu",
  change: "Izvēlēties citu",
  chosen: "Izvēlētais pakomāts",
  loading: "Ielādē pakomātus",
  none: "Pakomātu nav",
  noneIn: (code: string) => `Ar valsts kodu ${code} pakomāti nav atrasti`,
  noneFound: (term: string) => `Pēc „${term}” pakomāti nav atrasti`,
  noneFoundHint: "Mēģiniet ievadīt pilsētu, ielu, pasta indeksu vai veikala nosaukumu.",
  noneAtAll: "Pakomātu nav.",
  retry: "Mēģināt vēlreiz",
  search: "Meklēt pakomātu",
  searchHint: "Pilsēta, iela, pasta indekss vai vieta",
  clear: "Notīrīt meklēšanas lauku",
  carriers: "Pārvadātāji",
  list: "Pakomāti",
  count: places,
  countNearest: (count: number) => `${places(count)}, tuvākās vispirms`,
  countNear: (count: number, postalCode: string) => `${places(count)}, vispirms pie ${postalCode}`,
  more: (count: number, provider: string) => `Rādīt vēl ${count} (${provider})`,
  away: (km: string) => `${km} attālumā`,
  hours: (hours: string) => `Atvērts ${hours}`,
  kinds: { machine: "", "post-office": "Pasts", shop: "Sūtījumu punkts" },
  locate: "Izmantot manu atrašanās vietu",
  notLocated: {
    denied: "Jūsu pārlūks neatklāj atrašanās vietu. Meklējiet pēc pilsētas vai pasta indeksa.",
    unavailable: "Jūsu atrašanās vietu neizdevās noteikt. Meklējiet pēc pilsētas vai pasta indeksa.",
  },
  noCountry: "Valsts nav atrasta.",
} satisfies Messages<typeof en>;
