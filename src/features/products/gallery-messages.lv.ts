import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./gallery-messages.en.ts";

export const messages = {
  images: "Attēli",
  strip: "Attēli, pārējos rāda bulttaustiņi",
  thumbnails: "Izvēlēties attēlu",
  enlarge: "Palielināt attēlu",
  closer: "Aplūkot tuvāk",
  previous: "Iepriekšējais attēls",
  next: "Nākamais attēls",
  imageOf: (number: number, count: number) => `${number} no ${count}`,
  close: "Aizvērt",
  image: (number: number, alt: string) => `${number}. attēls: ${alt}`,
} satisfies Messages<typeof en>;
