import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./cart-page-messages.en.ts";

export const messages = {
  shopNow: "Zacznij zakupy",
  summary: "Podsumowanie zamówienia",
  checkout: "Przejdź do zamówienia",
  /** Told before ordering begins (L26). */
  beforeOrder: {
    payment: "Płatność kartą lub w inny sposób, który nasz operator płatności oferuje w Twoim kraju.",
    delivery: "Dostarczamy w Unii Europejskiej i do Stanów Zjednoczonych.",
    policy: "Koszty i czas dostawy",
  },
  isNotSaved: "Twoja przeglądarka nie zapisuje koszyka. Może on zniknąć, gdy opuścisz lub odświeżysz stronę.",
  needsScripts: "Koszyk jest w Twojej przeglądarce i wymaga JavaScriptu. Włącz go, aby zobaczyć zawartość.",
} satisfies Messages<typeof en>;
