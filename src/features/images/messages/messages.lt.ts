import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noImage: "Šio failo parduotuvė negali naudoti kaip paveikslėlio: tinka JPEG, PNG, WebP, GIF arba AVIF.",
  tooManyBytes: (megabytes: number) => `Paveikslėlis per didelis: ne daugiau kaip ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `Paveikslėlyje per daug pikselių: ne daugiau kaip ${megapixels} mln.`,
  tooNarrow: (width: number, height: number, ratio: number) =>
    `Paveikslėlis per siauras: ${width} × ${height} pikselių. Ilgoji kraštinė gali viršyti trumpąją ne daugiau kaip ${ratio} kartų.`,
  imageGone: "Vieno iš paveikslėlių parduotuvės saugykloje nebėra. Pasirinkite jį iš naujo.",
  gone: "Šio paveikslėlio nebėra.",
  replacedGone: "Ankstesnio failo nebėra.",
  inUse: (count: number) =>
    count === 1
      ? "Jis naudojamas, todėl jo ištrinti negalima."
      : `Jis naudojamas keliose vietose (${count}), todėl jo ištrinti negalima.`,
  changed: "Kažkas kitas per tą laiką pakeitė šį paveikslėlį.",
  damaged: "Šis paveikslėlis sugadintas arba nepilnas.",
  moving:
    "Šis paveikslėlis juda, o parduotuvė rodo tik nejudančius. Išsaugokite vieną jo kadrą kaip JPEG, PNG ar WebP ir įkelkite jį.",
} satisfies Messages<typeof en>;
