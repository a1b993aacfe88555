import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./contract-messages.en.ts";

export const messages = {
  title: (number: string) => `Ihr Vertrag: Bestellung ${number}`,
  attached:
    "Ihr Vertrag ist angehängt: die Waren, der Verkäufer, Ihr Widerrufsrecht mit dem Formular, die Gewährleistung und die Bedingungen, denen Sie zugestimmt haben. Bitte bewahren Sie ihn auf.",
  attachedWithoutForm:
    "Ihr Vertrag ist angehängt: die Waren, der Verkäufer, die Gewährleistung und die Bedingungen, denen Sie zugestimmt haben. Bitte bewahren Sie ihn auf.",
  invoiceAttached: "Ihre Rechnung ist ebenfalls angehängt.",
  trader: "Verkäufer",
  goods: "Was Sie gekauft haben",
  product: "Produkt",
  quantity: "Menge",
  price: "Preis",
  sum: "Summe",
  vat: "Im Gesamtbetrag enthaltene Mehrwertsteuer",
  delivery: "Lieferung",
  to: "An",
  when: "Wann",
  deliveryTime: (processingTime: string) =>
    `Bearbeitungszeit: ${processingTime}; Lieferung in 4 bis 24 Arbeitstagen, spätestens 30 Tage nach der Bestellung.`,
  placed: "Bestellt am",
  withdrawal: "Widerrufsrecht",
  right: "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.",
  period:
    "Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.",
  exercise: (us: string) =>
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${us}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
  online: (address: string) =>
    `Sie können Ihr Widerrufsrecht auch online unter ${address} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
  deadline:
    "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
  effects: "Folgen des Widerrufs",
  refund:
    "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.",
  sendBack:
    "Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.",
  value:
    "Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist. Das Recht besteht nicht für versiegelte Ware, die aus Gründen der Hygiene nicht zur Rückgabe geeignet ist, wenn Sie das Siegel entfernt haben.",
  form: "Muster-Widerrufsformular",
  formLead:
    "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
  formTo: (trader: string) => `An ${trader}:`,
  formStatement:
    "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)",
  formOrdered: "Bestellt am (*)/erhalten am (*)",
  formName: "Name des/der Verbraucher(s)",
  formAddress: "Anschrift des/der Verbraucher(s)",
  formSignature: "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)",
  formDate: "Datum",
  formDelete: "(*) Unzutreffendes streichen.",
  returns: "Rückgabe",
  returnsText:
    "Sie können jeden Artikel innerhalb von 100 Tagen nach Erhalt ohne Angabe von Gründen zurückgeben, unbenutzt und in seiner Verpackung. Wie das geht, steht unter „Rückgabe und Erstattung“.",
  guarantee: "Gesetzliche Gewährleistung",
  guaranteeText:
    "Der Verkäufer haftet für Mängel, die bei der Lieferung bestehen und innerhalb von 2 Jahren offenbar werden. Sie haben das Recht auf unentgeltliche Nachbesserung oder Ersatzlieferung und, wenn das scheitert, auf Minderung des Preises oder Erstattung. In manchen Ländern ist die Frist länger.",
  terms: "Bedingungen, denen Sie zugestimmt haben",
} satisfies Messages<typeof en>;
