import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noImage: "Šo failu veikals nevar izmantot kā attēlu: der JPEG, PNG, WebP, GIF vai AVIF.",
  tooManyBytes: (megabytes: number) => `Attēls ir pārāk liels: ne vairāk kā ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `Attēlā ir pārāk daudz pikseļu: ne vairāk kā ${megapixels} miljoni.`,
  tooNarrow: (width: number, height: number, ratio: number) =>
    `Attēls ir pārāk šaurs: ${width} × ${height} pikseļi. Garākā mala drīkst pārsniegt īsāko ne vairāk kā ${ratio} reizes.`,
  imageGone: "Viena no attēliem krātuvē vairs nav. Izvēlieties to vēlreiz.",
  gone: "Šī attēla vairs nav.",
  replacedGone: "Iepriekšējā faila vairs nav.",
  inUse: (count: number) =>
    count === 1
      ? "Tas tiek izmantots, tāpēc to nevar dzēst."
      : `Tas tiek izmantots vairākās vietās (${count}), tāpēc to nevar dzēst.`,
  changed: "Kāds cits pa to laiku ir mainījis šo attēlu.",
  damaged: "Šis attēls ir bojāts vai nepilnīgs.",
  moving:
    "Šis attēls kustas, bet veikals rāda tikai nekustīgus attēlus. Saglabājiet vienu tā kadru kā JPEG, PNG vai WebP un augšupielādējiet to.",
} satisfies Messages<typeof en>;
