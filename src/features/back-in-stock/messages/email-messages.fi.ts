import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Taas saatavilla: ${product}`,
  preview: "Pyysit meitä ilmoittamaan.",
  text: (product: string) =>
    `${product} on taas varastossa. Emme voi varata sitä sinulle, joten tilaa, kun sitä vielä on.`,
  button: "Katso tuotetta",
  why: "Sait tämän yhden viestin, koska pyysit sitä tuotteen sivulla. Pyyntösi on nyt poistettu.",
} satisfies Messages<typeof en>;
