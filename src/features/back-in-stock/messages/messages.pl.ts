import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  lead: "Zostaw adres e-mail, a napiszemy raz, gdy produkt wróci.",
  button: "Powiadom mnie, gdy wróci",
  busy: "Zapisywanie…",
  consent: "Jeden e-mail o tym produkcie i nic więcej. Potem usuniemy Twoją prośbę.",
  privacy: "Polityka prywatności",
  email: "Adres e-mail",
  doneTitle: "Prośba zapisana",
  done: "Napiszemy do Ciebie, gdy tylko produkt wróci.",
  inStock: "Produkt znów jest w magazynie. Odśwież stronę, aby go kupić.",
  gone: "Tego produktu już nie sprzedajemy.",
  full: (most: number) => `Ten adres czeka już na produkty: ${most}. Więcej naraz się nie da.`,
  failed: "Nie udało się. Spróbuj ponownie.",
  back: "Wróć do produktu",
} satisfies Messages<typeof en>;
