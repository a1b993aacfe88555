import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  mail: {
    subject: (number: string, store: string) => `Twoje zamówienie ${number} w sklepie ${store}`,
    preview: (number: string, total: string) => `Zamówienie ${number}: ${total}`,
    thanks: (name: string) => `Dziękujemy, ${name}`,
    paid: (number: string, processingTime: string) =>
      `Twoje zamówienie ${number} jest opłacone. Spakujemy je i wyślemy (${processingTime}), a potem prześlemy Ci numer śledzenia.`,
    paidAndTaken: (number: string) => `Twoje zamówienie ${number} jest opłacone, a towar masz już u siebie.`,
    confirmedAgain: (number: string) => `To jest potwierdzenie Twojego zamówienia ${number}.`,
    total: "Razem z VAT",
    quantity: (count: number, price: string) => (count === 1 ? "1 szt." : `${count} × ${price}`),
    pieces: (count: number) => `${count} szt.`,
    to: "Odbiorca",
    tracking: "Numer śledzenia",
    see: "Zobacz zamówienie",
    questions: (email: string) => `Masz pytania? Napisz na ${email}; odpowiadamy w ciągu 24 godzin.`,
  },
  reversedEmail: {
    subject: (number: string, store: string) =>
      `Twoja płatność za zamówienie ${number} w sklepie ${store} została cofnięta`,
    preview: (number: string, amount: string) => `Bank cofnął ${amount} za zamówienie ${number}.`,
    title: "Twoja płatność została cofnięta",
    text: (amount: string, number: string) =>
      `Za Twoje zamówienie ${number} otrzymaliśmy ${amount}, ale Twój bank cofnął tę płatność.`,
    again:
      "Nie wysyłamy tego zamówienia. Możesz je otworzyć i zapłacić ponownie. Powstanie wtedy nowe zamówienie w dzisiejszych cenach.",
    gone: "Towar już do Ciebie wysłaliśmy. Napisz do nas, a uzgodnimy, jak zamówienie zostanie opłacone.",
    pay: "Zapłać ponownie",
  },
  failedEmail: {
    subject: (number: string, store: string) => `Twoja płatność za zamówienie ${number} w sklepie ${store} nie dotarła`,
    preview: (number: string, amount: string) =>
      `Płatność ${amount} za zamówienie ${number} nie dotarła. Niczego nie pobrano.`,
    title: "Twoja płatność nie dotarła",
    text: (amount: string, number: string) =>
      `Twój bank nie przekazał płatności ${amount} za Twoje zamówienie ${number}. Niczego nie pobrano.`,
    again:
      "Nie wysyłamy tego zamówienia. Możesz je otworzyć i zapłacić ponownie. Powstanie wtedy nowe zamówienie w dzisiejszych cenach.",
    gone: "Nie wysyłamy tego zamówienia.",
    byLink: (day: string) => `Możesz zapłacić ponownie do ${day}.`,
    kept: "Twoje zamówienie pozostaje bez zmian.",
  },
  refundEmail: {
    subject: (number: string, store: string) => `Zwrot płatności za zamówienie ${number} w sklepie ${store}`,
    preview: (number: string, amount: string) => `${amount} za zamówienie ${number} wraca do Ciebie.`,
    title: "Twoje pieniądze są w drodze powrotnej",
    greeting: (name: string) => `Dzień dobry, ${name}!`,
    amount: (amount: string, number: string) =>
      `Zwróciliśmy ${amount} za Twoje zamówienie ${number} tą samą metodą, którą zapłacono.`,
    byHand: (amount: string, number: string) =>
      `Zwracamy Ci ${amount} za zamówienie ${number} bezpośrednio, tak jak zapłacono.`,
    deduction: (amount: string, reason: string) => `Z ceny odliczyliśmy za zmniejszenie wartości ${amount}: ${reason}`,
    deductionWhole: (reason: string) => `Zatrzymaliśmy całą cenę z powodu utraty wartości: ${reason}`,
    why: {
      goodsGone:
        "Gdy nadeszła płatność, nie wszystko z zamówienia było jeszcze dostępne. Nie wysyłamy tego zamówienia.",
      paidTwice: "To zamówienie zostało opłacone dwa razy. Realizujemy je zgodnie z planem.",
      cancelled: "To zamówienie jest anulowane.",
    },
    when: "Pieniądze są zwykle na koncie w ciągu 5–10 dni roboczych.",
  },
  refundFailedEmail: {
    subject: (number: string, store: string) => `Zwrot płatności za zamówienie ${number} w sklepie ${store} nie dotarł`,
    preview: (number: string, amount: string) => `Zwrot ${amount} za zamówienie ${number} nie dotarł.`,
    title: "Zwrot nie dotarł",
    text: (amount: string, number: string) => `Zwrot ${amount} za zamówienie ${number} do Ciebie nie dotarł.`,
    next: "Nadal otrzymasz te pieniądze. Szukamy innego sposobu i napiszemy do Ciebie. Teraz nie musisz nic robić.",
  },
  changedEmail: {
    subject: (number: string, store: string) => `Twoje zamówienie ${number} w sklepie ${store} zostało zmienione`,
    preview: (number: string, total: string) => `Zamówienie ${number}: ${total}`,
    title: "Twoje zamówienie zostało zmienione",
    text: (number: string) =>
      `Zmieniliśmy Twoje zamówienie ${number} zgodnie z ustaleniami. Tak wygląda teraz. Fakturę korygującą do poprzedniej faktury i nową fakturę znajdziesz przy zamówieniu.`,
    what: "Co się zmieniło",
  },
  linkEmail: {
    subject: (number: string, store: string) => `Płatność za zamówienie ${number} w sklepie ${store}`,
    preview: (number: string, amount: string) => `${amount} za zamówienie ${number}`,
    title: "Twoje zamówienie czeka na płatność",
    difference: (number: string, amount: string) =>
      `Zmienimy Twoje zamówienie ${number} zgodnie z ustaleniami, gdy tylko różnica ${amount} zostanie zapłacona.`,
    whole: (number: string, amount: string) => `Twoje zamówienie ${number} na kwotę ${amount} można już opłacić.`,
    until: (day: string) => `Możesz zapłacić do ${day}.`,
    ships: "Wyślemy zamówienie, gdy tylko zostanie opłacone.",
    what: "Co się zmieni",
    toPay: "Różnica do zapłaty",
    pay: "Zapłać teraz",
    transfer: {
      lead: "Możesz też zapłacić przelewem. Wyślemy zamówienie, gdy tylko pieniądze wpłyną.",
      to: "Odbiorca",
      reference: "Tytuł przelewu",
    },
  },
} satisfies Messages<typeof en>;
