import cormorant from "../../../../../assets/documents/Cormorant-Medium.ttf?inline";
import figtree from "../../../../../assets/documents/Figtree-Regular.ttf?inline";
import figtreeBold from "../../../../../assets/documents/Figtree-SemiBold.ttf?inline";
import noto from "../../../../../assets/documents/NotoSans-Regular.ttf?inline";
import notoBold from "../../../../../assets/documents/NotoSans-SemiBold.ttf?inline";

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

/** The faces of a document. What the first of a style has no letter for, such as Greek or Georgian, the next one has. */
export const FACES = {
  cormorant: bytesOf(cormorant),
  figtree: bytesOf(figtree),
  figtreeBold: bytesOf(figtreeBold),
  noto: bytesOf(noto),
  notoBold: bytesOf(notoBold),
} as const;
export type Face = keyof typeof FACES;

export const STYLES = {
  plain: ["figtree", "noto"],
  bold: ["figtreeBold", "notoBold"],
  title: ["cormorant", "noto"],
} as const satisfies Record<string, readonly Face[]>;
export type Style = keyof typeof STYLES;
