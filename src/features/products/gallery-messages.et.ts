import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./gallery-messages.en.ts";

export const messages = {
  images: "Pildid",
  strip: "Pildid, teisi näed nooleklahvidega",
  thumbnails: "Vali pilt",
  enlarge: "Suurenda pilti",
  closer: "Vaata lähemalt",
  previous: "Eelmine pilt",
  next: "Järgmine pilt",
  imageOf: (number: number, count: number) => `${number}/${count}`,
  close: "Sulge",
  image: (number: number, alt: string) => `Pilt ${number}: ${alt}`,
} satisfies Messages<typeof en>;
