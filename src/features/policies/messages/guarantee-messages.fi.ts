import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-messages.en.ts";

export const messages = {
  title: "Lakisääteinen virhevastuu",
  text: "Jos tavara ei ole sopimuksen mukainen, kuluttajilla Euroopan unionissa on vähintään 2 vuotta toimituksesta aikaa vaatia myyjää korjaamaan asia maksutta: korjaamalla tai vaihtamalla ja, ellei se onnistu, alentamalla hintaa tai palauttamalla rahat. Joissakin maissa aika on pidempi.",
  more: "Oikeutesi Euroopan unionissa",
} satisfies Messages<typeof en>;
