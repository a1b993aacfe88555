import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Veiksmų žurnalas",
  back: "Naudotojų valdymas",
  lead: "Kas ką ir kada padarė. Įrašai rašomi vieną kartą ir niekada nekeičiami.",
  filters: "Filtrai",
  search: "Ieškoti veiksmų, užsakymų numerių, prekių ir žmonių",
  actor: "Kas",
  anybody: "Visi",
  actors: {
    administrator: "Administratoriai",
    system: "Pati parduotuvė",
    shopper: "Pirkėjai",
    provider: "Mokėjimų paslauga",
  },
  when: "Kada",
  who: "Kas",
  action: "Veiksmas",
  thing: "Apie ką",
  someone: {
    administrator: "Pašalintas administratorius",
    system: "Parduotuvė",
    shopper: "Pirkėjas",
    provider: "Mokėjimų paslauga",
  },
  older: "Senesni įrašai",
  newest: "Grįžti prie naujausių",
  empty: { title: "Žurnale dar nieko nėra" },
  nothing: { title: "Įrašų nerasta", text: "Šių filtrų neatitinka nė vienas įrašas." },
  loadFailed: "Veiksmų žurnalo įkelti nepavyko",
  loading: "Įkeliamas veiksmų žurnalas",
} satisfies Messages<typeof en>;
