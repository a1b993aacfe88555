import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./gallery-messages.en.ts";

export const messages = {
  images: "Kuvat",
  strip: "Kuvat, nuolinäppäimet näyttävät muut",
  thumbnails: "Valitse kuva",
  enlarge: "Suurenna kuva",
  closer: "Katso lähempää",
  previous: "Edellinen kuva",
  next: "Seuraava kuva",
  imageOf: (number: number, count: number) => `${number}/${count}`,
  close: "Sulje",
  image: (number: number, alt: string) => `Kuva ${number}: ${alt}`,
} satisfies Messages<typeof en>;
