import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Häufige Fragen",
  description: "Laden, Rückgabe, Garantie, Kontakt: kurze Antworten auf die häufigsten Fragen.",
  lead: "Kurze Antworten auf das, was wir am häufigsten gefragt werden.",
  entries: (storeEmail: string) => [
    {
      id: "charging",
      question: "Wie lange hält der Akku, und wie wird er geladen?",
      answer: [
        "Ein voller Akku mit 2000 mAh reicht auf der sanftesten von drei Stufen bis zu 24 Stunden. Laden Sie ihn mit dem beiliegenden USB-C-Kabel und einem Netzteil mit 5\u00a0V.",
        "Sie können den Diffuser auch beim Laden benutzen. Nach 3 Stunden schaltet er sich von selbst aus.",
      ],
    },
    {
      id: "returns",
      question: "Kann ich etwas zurückgeben?",
      answer: [
        "Ja. Unbenutzte Produkte nehmen wir 30 Tage lang ohne Weiteres zurück, und nach unseren Bedingungen haben Sie 100 Tage ab dem Tag, an dem Ihr Paket ankommt.",
        "In der Europäischen Union können Sie außerdem gesetzlich innerhalb von 14 Tagen widerrufen. Wie das geht, steht unter „Rückgabe und Erstattung“.",
      ],
    },
    {
      id: "warranty",
      question: "Gibt es eine Garantie?",
      answer: [
        "Auf jeden Diffuser geben wir 1 Jahr Garantie, zusätzlich zur gesetzlichen Gewährleistung von 2 Jahren, die in der Europäischen Union für alles gilt, was Sie kaufen.",
      ],
    },
    {
      id: "contact",
      question: "Wie erreiche ich Sie?",
      answer: [`Schreiben Sie an ${storeEmail}. Ein Mensch antwortet innerhalb von 24 Stunden, meist früher.`],
    },
  ],
  elseBefore: "Etwas anderes?",
  elseWrite: "Schreiben Sie uns",
  elseBetween: ", oder lesen Sie",
} satisfies Messages<typeof en>;
