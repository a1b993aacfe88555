import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./home-messages.en.ts";

export const messages = {
  hero: {
    eyebrow: "Aroma-Diffuser und reine Öle",
    title: "Ein stillerer Abend",
    lead: "Keramik, Stein und Glas, die einen Raum mit Duft füllen und sich dann zurücknehmen. Dazu reine ätherische Öle.",
    shop: "Zur Kollektion",
    story: "Unsere Geschichte",
    film: "Nebel steigt in warmem Licht aus einem Diffuser",
  },
  featured: "Ausgewählte Produkte",
  featuredLead: "Das Neueste aus unserer Kollektion.",
  description:
    "Aroma-Diffuser, reine ätherische Öle und Zubehör für ein ruhiges Zuhause, geliefert in ganz Europa und in die USA.",
} satisfies Messages<typeof en>;
