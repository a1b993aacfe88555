import type { Messages } from "#shared/messages.ts";
import type { text as en } from "./faq-text.en.ts";

export const text = {
  title: "Häufige Fragen",
  description: "Laden, Rückgabe, Garantie, Kontakt: kurze Antworten auf die häufigsten Fragen.",
  lead: "Kurze Antworten auf das, was wir am häufigsten gefragt werden.",
  entriesTitle: "Das Wichtigste",
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
        "Ja. Nach unseren Bedingungen haben Sie 100 Tage ab dem Tag, an dem Ihr Paket ankommt. Unbenutzte Produkte nehmen wir 30 Tage lang ohne Weiteres zurück.",
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
  moreTitle: "Bestellen und benutzen",
  more: [
    {
      question: "Wie lange dauert die Lieferung, und was kostet sie?",
      answer: [
        "Wir bearbeiten Bestellungen innerhalb von 24 Stunden. Die Lieferung dauert 4 bis 24 Arbeitstage; in Europa kommen die meisten Pakete am Anfang dieser Spanne an. An der Kasse sehen Sie die Kosten, bevor Sie bestellen; Näheres steht unter „Versand“.",
      ],
    },
    {
      question: "Kann ich meine Bestellung an einer Paketstation abholen?",
      answer: [
        "Ja, in jedem Land, für das die Kasse das anbietet. Wählen Sie dort „Paketstation“ und den Ort, der Ihnen passt. Die meisten sind rund um die Uhr zugänglich; die Zeiten stehen bei jeder dabei.",
      ],
    },
    {
      question: "Wie kann ich bezahlen?",
      answer: [
        "Mit Karte oder auf einem anderen Weg, den unser Zahlungsdienstleister in Ihrem Land anbietet. Bevor Sie „Zahlungspflichtig bestellen“ drücken, wird nichts abgebucht.",
      ],
    },
    {
      question: "Enthalten die Preise die Mehrwertsteuer, und bekommt meine Firma eine Rechnung?",
      answer: [
        "In der Europäischen Union enthalten die Preise die Mehrwertsteuer. Für eine Rechnung auf Ihre Firma öffnen Sie an der Kasse „Kaufen Sie für ein Unternehmen?“ und tragen Namen und USt-IdNr. ein.",
      ],
    },
    {
      question: "Welches Öl passt zu welchem Diffuser?",
      answer: [
        "Jedes unserer Öle passt zu jedem unserer Diffuser: drei bis fünf Tropfen, von den starken ein bis zwei, in sauberes Leitungswasser, nicht höher als bis zur Linie MAX.",
      ],
    },
    {
      question: "Wie reinige ich einen Diffuser?",
      answer: [
        "Leeren Sie den Tank nach dem Gebrauch und wischen Sie ihn mit einem weichen Tuch trocken. Ziehen Sie vorher den Stecker, und stellen Sie den Sockel nie ins Wasser.",
      ],
    },
    {
      question: "Ist das für Kinder und Haustiere sicher?",
      answer: [
        "Bewahren Sie Öle und Diffuser so auf, dass Kinder und Tiere sie nicht erreichen. Nehmen Sie wenige Tropfen, lüften Sie danach, und lassen Sie eine Tür offen, wo Tiere leben. Katzen und Vögel brauchen einen Raum ohne Duft.",
      ],
    },
  ],
  elseBefore: "Etwas anderes?",
  elseWrite: "Schreiben Sie uns",
  elseBetween: ", oder lesen Sie",
} satisfies Messages<typeof en>;
