import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Tegevuste logi",
  back: "Kasutajate haldus",
  lead: "Kes mida ja millal tegi. Kirjeid tehakse üks kord ja neid ei muudeta.",
  filters: "Filtrid",
  search: "Otsi tegevusi, tellimuse numbreid, tooteid ja inimesi",
  actor: "Kes",
  anybody: "Kõik",
  actors: {
    administrator: "Haldurid",
    system: "Pood ise",
    shopper: "Ostjad",
    provider: "Makseteenus",
  },
  when: "Millal",
  who: "Kes",
  action: "Tegevus",
  thing: "Mille kohta",
  someone: { administrator: "Eemaldatud haldur", system: "Pood", shopper: "Ostja", provider: "Makseteenus" },
  older: "Vanemad kirjed",
  newest: "Tagasi uusimate juurde",
  empty: { title: "Logis ei ole veel midagi" },
  nothing: { title: "Kirjeid ei leitud", text: "Nendele filtritele ei vasta ükski kirje." },
  loadFailed: "Tegevuste logi ei õnnestunud laadida",
  loading: "Laadin tegevuste logi",
} satisfies Messages<typeof en>;
