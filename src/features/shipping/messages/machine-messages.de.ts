import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./machine-messages.en.ts";

const places = (count: number) => `${count.toLocaleString("de")} ${count === 1 ? "Standort" : "Standorte"}`;

export const messages = {
  choose: "Paketstation wählen",
  change: "Eine andere wählen",
  chosen: "Gewählte Paketstation",
  loading: "Paketstationen werden geladen",
  none: "Keine Paketstationen verfügbar",
  noneIn: (code: string) => `Für den Ländercode ${code} wurden keine Paketstationen gefunden`,
  noneFound: (term: string) => `Keine Paketstationen gefunden für „${term}“`,
  noneFoundHint: "Versuchen Sie es mit einem Ort, einer Straße, einer Postleitzahl oder dem Namen eines Geschäfts.",
  noneAtAll: "Keine Paketstationen verfügbar.",
  retry: "Noch einmal versuchen",
  search: "Paketstation suchen",
  searchHint: "Ort, Straße, Postleitzahl oder Name",
  clear: "Suche leeren",
  carriers: "Paketdienste",
  list: "Paketstationen",
  count: places,
  countNearest: (count: number) => `${places(count)}, die nächsten zuerst`,
  countNear: (count: number, postalCode: string) => `${places(count)}, die bei ${postalCode} zuerst`,
  more: (count: number, provider: string) => `${count} weitere von ${provider} anzeigen`,
  away: (km: string) => `${km} entfernt`,
  hours: (hours: string) => `Geöffnet ${hours}`,
  kinds: { machine: "", "post-office": "Postfiliale", shop: "Paketshop" },
  locate: "Meinen Standort verwenden",
  notLocated: {
    denied: "Ihr Browser gibt den Standort nicht weiter. Suchen Sie nach Ort oder Postleitzahl.",
    unavailable: "Ihr Standort wurde nicht gefunden. Suchen Sie nach Ort oder Postleitzahl.",
  },
  noCountry: "Kein Land gefunden.",
} satisfies Messages<typeof en>;
