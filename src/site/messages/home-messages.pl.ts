import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./home-messages.en.ts";

export const messages = {
  hero: {
    eyebrow: "Dyfuzory zapachowe i czyste olejki",
    title: "Spokojniejszy wieczór",
    lead: "Ceramika, kamień i szkło, które napełniają pokój zapachem i schodzą na drugi plan. Do nich czyste olejki eteryczne.",
    shop: "Zobacz kolekcję",
    story: "Poznaj naszą historię",
    film: "Mgiełka unosi się z dyfuzora w ciepłym świetle",
  },
  featured: "Polecane produkty",
  featuredLead: "Najnowsze z naszej kolekcji.",
  description:
    "Dyfuzory zapachowe, czyste olejki eteryczne i akcesoria do spokojnego domu, z dostawą w całej Europie i do USA.",
} satisfies Messages<typeof en>;
