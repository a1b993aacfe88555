import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-messages.en.ts";

export const messages = {
  title: "Ustawowa odpowiedzialność za zgodność towaru z umową",
  text: "Jeśli towar jest niezgodny z umową, konsumenci w Unii Europejskiej mają co najmniej 2 lata od dostawy, w których sprzedawca musi bezpłatnie to naprawić: przez naprawę lub wymianę, a jeśli to zawiedzie, przez obniżenie ceny lub zwrot pieniędzy. W niektórych krajach termin jest dłuższy.",
  more: "Twoje prawa w Unii Europejskiej",
} satisfies Messages<typeof en>;
