import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./notice-problem-messages.en.ts";

export const messages = {
  tooLarge: (megabytes: string) =>
    `Failas per didelis: daugiausia ${megabytes} MB, nes jis siunčiamas su kiekvienu patvirtinimu.`,
  pdf: "Tai PDF, kurio puslapis be paspaudimo nerodo: pasirinkite pranešimą kaip paveikslėlį (PNG arba JPEG).",
  svg: "Tai SVG, kuriame gali būti scenarijų: pasirinkite pranešimą kaip paveikslėlį (PNG arba JPEG).",
  other: "Šis failas nėra paveikslėlis, kurį parduotuvė gali rodyti: pasirinkite PNG, JPEG arba WebP.",
  tooSmall: (width: string, least: string) =>
    `Paveikslėlio plotis ${width} pikselių. Pranešimas įskaitomas nuo ${least} pikselių.`,
  meanwhile: "Kažkas kitas tuo metu pakeitė šios kalbos pranešimą.",
  none: "Šia kalba oficialaus pranešimo nėra.",
} satisfies Messages<typeof en>;
