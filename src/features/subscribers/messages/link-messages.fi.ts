import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Etusivulle",
  broken: {
    title: "Tämä linkki ei toimi",
    text: "Se on ehkä katkennut tai kuuluu uutiskirjetilaukseen, jota ei enää ole. Voit tilata uutiskirjeen uudelleen tästä.",
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
    firstName: "Etunimi (vapaaehtoinen)",
    save: "Tallenna",
    kept: "Tallennettu.",
    refused: "Tätä ei voitu tallentaa. Tee valinta ja kirjoita nimi yhdelle riville.",
  },
} satisfies Messages<typeof en>;
