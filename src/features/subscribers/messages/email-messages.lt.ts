import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (store: string) => `Patvirtinkite naujienlaiškio prenumeratą: ${store}`,
  preview: "Vienas paspaudimas, ir mūsų laiškai jus suras.",
  title: "Dar vienas žingsnis",
  text: (store: string) =>
    `Kažkas, greičiausiai jūs, paprašė siųsti parduotuvės ${store} naujienlaiškį šiuo adresu. Patvirtinkite, kad tai buvote jūs.`,
  button: "Patvirtinti prenumeratą",
  otherwise:
    "Jei tai buvote ne jūs, nekreipkite dėmesio į šį laišką ir naujienlaiškio negausite. Arba iškart pašalinkite šį adresą:",
  unsubscribe: "Pašalinti mano adresą",
} satisfies Messages<typeof en>;
