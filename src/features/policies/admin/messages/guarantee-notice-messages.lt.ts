import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-notice-messages.en.ts";

export const messages = {
  title: "Pranešimas apie teisinę atitikties garantiją",
  lead: "Nuo 2026 m. rugsėjo 27 d. parduotuvės prieš užsakymą rodo nepakeistą Komisijos pranešimą (Reglamentas (ES) 2025/1960). Įdėkite čia jo failą, kiekviena kalba po vieną: paveikslėlį (PNG, JPEG arba WebP), ne didesnį kaip 2 MB. Jis rodomas prekių puslapiuose, virš užsakymo mygtuko ir sutartyje, siunčiamoje su patvirtinimu. Be jo ten yra pačios parduotuvės žodžiai.",
  loading: "Įkeliami pranešimai",
  failed: "Pranešimų įkelti nepavyko",
  own: "Parduotuvės žodžiai",
  since: (day: string) => `Nuo ${day}`,
  choose: (language: string) => `Pranešimas (${language})`,
  add: "Pasirinkti failą",
  replace: "Pakeisti",
  sending: "Siunčiama",
  remove: "Pašalinti",
  removeTitle: (language: string) => `Pašalinti pranešimą (${language})?`,
  removeText: "Ten vėl bus parduotuvės žodžiai. Užsakymams lieka pranešimas, kuris juose buvo matytas.",
  keep: "Palikti",
  notAdded: "Pranešimas nepridėtas",
  notRemoved: "Pranešimas nepašalintas",
  added: (language: string) => `Pranešimas (${language}) rodomas nuo šiol`,
} satisfies Messages<typeof en>;
