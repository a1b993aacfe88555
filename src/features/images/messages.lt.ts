import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noImage: "Šio failo parduotuvė negali naudoti kaip paveikslėlio: tinka JPEG, PNG, WebP, GIF arba AVIF.",
  tooManyBytes: (megabytes: number) => `Paveikslėlis per didelis: ne daugiau kaip ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `Paveikslėlyje per daug pikselių: ne daugiau kaip ${megapixels} mln.`,
  tooNarrow: (width: number, height: number, ratio: number) =>
    `Paveikslėlis per siauras: ${width} × ${height} pikselių. Ilgoji kraštinė gali viršyti trumpąją ne daugiau kaip ${ratio} kartų.`,
  stillShown: "Šis paveikslėlis naudojamas arba jo parduotuvėje nebėra.",
  damaged: "Šis paveikslėlis sugadintas arba nepilnas.",
} satisfies Messages<typeof en>;
