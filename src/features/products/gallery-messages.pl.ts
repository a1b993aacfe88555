import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./gallery-messages.en.ts";

export const messages = {
  images: "Zdjęcia",
  strip: "Zdjęcia, pozostałe pokażą klawisze strzałek",
  thumbnails: "Wybierz zdjęcie",
  enlarge: "Powiększ zdjęcie",
  closer: "Zobacz z bliska",
  previous: "Poprzednie zdjęcie",
  next: "Następne zdjęcie",
  imageOf: (number: number, count: number) => `${number} z ${count}`,
  close: "Zamknij",
  image: (number: number, alt: string) => `Zdjęcie ${number}: ${alt}`,
} satisfies Messages<typeof en>;
