import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Darbību žurnāls",
  back: "Lietotāju pārvaldība",
  lead: "Kas ko un kad ir darījis. Ierakstus veic vienreiz un nekad nemaina.",
  filters: "Filtri",
  search: "Meklēt darbības, pasūtījumu numurus, preces un cilvēkus",
  actor: "Kas",
  anybody: "Visi",
  actors: {
    administrator: "Administratori",
    system: "Pats veikals",
    shopper: "Pircēji",
    provider: "Maksājumu pakalpojums",
  },
  when: "Kad",
  who: "Kas",
  action: "Darbība",
  thing: "Par ko",
  someone: {
    administrator: "Noņemts administrators",
    system: "Veikals",
    shopper: "Pircējs",
    provider: "Maksājumu pakalpojums",
  },
  older: "Vecāki ieraksti",
  newest: "Atpakaļ pie jaunākajiem",
  empty: { title: "Žurnālā vēl nekā nav" },
  nothing: { title: "Ieraksti nav atrasti", text: "Šiem filtriem neatbilst neviens ieraksts." },
  loadFailed: "Darbību žurnālu neizdevās ielādēt",
  loading: "Ielādē darbību žurnālu",
} satisfies Messages<typeof en>;
