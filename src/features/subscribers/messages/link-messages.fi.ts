import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Etusivulle",
  broken: {
    title: "Tämä linkki ei toimi",
    text: "Se on ehkä katkennut tai kuuluu uutiskirjetilaukseen, jota ei enää ole. Voit tilata uutiskirjeen uudelleen tästä.",
  },
  ended: {
    title: "Tämä tilaus on päättynyt",
    text: "Sen kautta ei enää tule mitään. Jos saat vielä kirjeen, käytä siinä olevaa linkkiä.",
  },
  confirm: {
    title: "Vielä yksi vaihe",
    text: "Paina painiketta, ja kirjeemme löytävät perille.",
    button: "Vahvista uutiskirjeen tilaus",
    doneTitle: "Uutiskirjeen tilaus on vahvistettu",
    doneText: "Kiitos. Saat seuraavan kirjeemme.",
  },
  unsubscribe: {
    title: "Peru uutiskirje",
    text: "Peru uutiskirje painamalla painiketta. Tilauksiasi koskeviin viesteihin tämä ei vaikuta.",
    button: "Peru uutiskirje",
    doneTitle: "Uutiskirje on peruttu",
    doneText: "Uutiskirjeitä ei enää tule. Jos jäät kaipaamaan niitä, tilaa uudelleen tämän sivun alaosassa.",
  },
  preferences: {
    title: "Kirjeesi",
    lead: (email: string) => `Mitä tulee osoitteeseen ${email}. Tilauksiasi koskeviin viesteihin tämä ei vaikuta.`,
    emails: "Uutiskirje",
    all: "Jokainen kirje",
    none: "Ei yhtään",
    noneMore: "Voit tilata sen uudelleen täällä tai minkä tahansa sivun alaosassa.",
    save: "Tallenna",
    language: "Kirjeet tulevat suomeksi, kuten tämä sivu.",
    kept: "Tallennettu.",
    ended: "Uutiskirjeitä ei enää tule.",
    refused: "Tätä ei voitu tallentaa. Tee valinta.",
  },
} satisfies Messages<typeof en>;
