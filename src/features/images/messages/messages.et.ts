import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noImage: "Pood ei saa seda faili pildina kasutada: sobivad JPEG, PNG, WebP, GIF ja AVIF.",
  tooManyBytes: (megabytes: number) => `Pilt on liiga suur: kuni ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) => `Pildil on liiga palju piksleid: kuni ${megapixels} miljonit.`,
  tooNarrow: (width: number, height: number, ratio: number) =>
    `Pilt on liiga kitsas: ${width} × ${height} pikslit. Pikem külg võib olla lühemast kuni ${ratio} korda pikem.`,
  imageGone: "Üht piltidest ei ole enam poe hoidlas. Vali see uuesti.",
  gone: "Seda pilti ei ole enam olemas.",
  replacedGone: "Varasemat faili enam ei ole.",
  inUse: (count: number) =>
    count === 1
      ? "See on kasutusel, seepärast ei saa seda kustutada."
      : `See on kasutusel ${count} kohas, seepärast ei saa seda kustutada.`,
  changed: "Keegi teine on seda pilti vahepeal muutnud.",
  damaged: "See pilt on katki või poolik.",
  moving:
    "See pilt liigub, aga pood näitab ainult seisvaid pilte. Salvesta üks selle kaader JPEG-, PNG- või WebP-failina ja laadi see üles.",
} satisfies Messages<typeof en>;
