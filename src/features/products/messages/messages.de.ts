import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  collection: "Unsere Kollektion",
  collectionLead: "Diffuser, reine Öle und kleine Begleiter für ein ruhiges Zuhause.",
  products: "Produkte",
  loading: "Produkte werden geladen",
  productLoading: "Das Produkt wird geladen",
  listings: "Kategorien",
  all: "Alle",
  isNew: "Neu",
  outOfStock: "Ausverkauft",
  add: "In den Warenkorb",
  added: "Hinzugefügt",
  reducedTo: "Jetzt",
  less: (percent: number) => `−${percent}\u00a0%`,
  from: "vorher",
  choose: "Auswählen",
  tellWhenBack: "Per E-Mail benachrichtigen",
  notSoldTo: (countries: string) => `Kein Versand in folgende Länder: ${countries}`,
  priceFrom: (price: string) => `Ab ${price}`,
  categories: { diffusers: "Diffuser", oils: "Öle", accessories: "Zubehör" },
} satisfies Messages<typeof en>;
