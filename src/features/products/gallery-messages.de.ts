import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./gallery-messages.en.ts";

export const messages = {
  images: "Bilder",
  strip: "Bilder, die Pfeiltasten zeigen die anderen",
  thumbnails: "Bild auswählen",
  enlarge: "Bild vergrößern",
  closer: "Näher ansehen",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  imageOf: (number: number, count: number) => `${number} von ${count}`,
  close: "Schließen",
  image: (number: number, alt: string) => `Bild ${number}: ${alt}`,
} satisfies Messages<typeof en>;
