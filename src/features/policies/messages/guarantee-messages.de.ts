import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-messages.en.ts";

export const messages = {
  title: "Gesetzliche Gewährleistung",
  text: "Entspricht eine Ware nicht dem Vertrag, haben Verbraucher in der Europäischen Union mindestens 2 Jahre ab der Lieferung, in denen der Verkäufer das unentgeltlich beheben muss: durch Reparatur oder Ersatz und, wenn das scheitert, durch einen niedrigeren Preis oder Erstattung. In manchen Ländern ist die Frist länger.",
  more: "Ihre Rechte in der Europäischen Union",
} satisfies Messages<typeof en>;
