import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (number: string, store: string) => `Twoje zamówienie ${number} ze sklepu ${store} jest w drodze`,
  preview: (number: string) => `Zamówienie ${number} zostało wysłane.`,
  title: "Twoja paczka jest w drodze",
  greeting: (name: string) => `Dzień dobry, ${name}!`,
  shipped: (number: string) => `Wysłaliśmy Twoje zamówienie ${number}.`,
  carrier: "Przewoźnik",
  code: "Numer śledzenia",
  expected: "Przewidywana dostawa",
  to: "Odbiorca",
  follow: "Śledź paczkę",
  atCarrier: (carrier: string) => `Śledź na stronie ${carrier}`,
  withoutCode: "Przewoźnik nie podał nam numeru śledzenia. To, co wiemy, jest na stronie zamówienia.",
  again: {
    subject: (number: string, store: string) => `Twoje zamówienie ${number} ze sklepu ${store}: wysłaliśmy je ponownie`,
    title: "Wysłaliśmy produkty ponownie",
    shipped: (number: string) =>
      `Przy dostawie Twojego zamówienia ${number} coś poszło nie tak, przepraszamy. Te produkty wysłaliśmy ponownie na nasz koszt.`,
  },
  part: {
    subject: (number: string, store: string) => `Część Twojego zamówienia ${number} ze sklepu ${store} jest w drodze`,
    title: "Część Twojego zamówienia jest w drodze",
    shipped: (number: string, parcel: number) => `Wysłaliśmy paczkę nr ${parcel} z Twojego zamówienia ${number}.`,
    coming: "Pozostałe produkty wyślemy później i damy Ci znać:",
    lastSubject: (number: string, store: string) =>
      `Ostatnia paczka z Twojego zamówienia ${number} ze sklepu ${store} jest w drodze`,
    lastTitle: "Twoja ostatnia paczka jest w drodze",
    last: "Tym samym wysłaliśmy całe zamówienie.",
  },
  undone: {
    subject: (number: string, store: string) =>
      `Twoje zamówienie ${number} ze sklepu ${store}: paczka jeszcze nie została wysłana`,
    title: "Paczka jeszcze nie została wysłana",
    text: (number: string) =>
      `Pisaliśmy, że paczka z Twojego zamówienia ${number} jest w drodze. Jeszcze jej nie wysłaliśmy: oznaczyliśmy ją przez pomyłkę. Przepraszamy. Damy Ci znać, gdy ją wyślemy.`,
  },
} satisfies Messages<typeof en>;
