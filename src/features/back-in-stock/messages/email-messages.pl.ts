import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Znów dostępne: ${product}`,
  preview: "Zgodnie z prośbą dajemy znać.",
  text: (product: string) => `${product} znów jest w magazynie. Nie możemy go odłożyć, więc zamów, póki jest.`,
  button: "Zobacz produkt",
  why: "Otrzymujesz ten jeden e-mail, bo poproszono o niego na stronie produktu. Prośba jest już usunięta.",
} satisfies Messages<typeof en>;
