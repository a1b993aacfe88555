import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./gallery-messages.en.ts";

export const messages = {
  images: "Nuotraukos",
  strip: "Nuotraukos, kitas rodo rodyklių klavišai",
  thumbnails: "Pasirinkti nuotrauką",
  enlarge: "Padidinti nuotrauką",
  closer: "Pažiūrėti iš arčiau",
  previous: "Ankstesnė nuotrauka",
  next: "Kita nuotrauka",
  imageOf: (number: number, count: number) => `${number} iš ${count}`,
  close: "Užverti",
  image: (number: number, alt: string) => `${number} nuotrauka: ${alt}`,
} satisfies Messages<typeof en>;
