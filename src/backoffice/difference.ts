import { diffComm } from "node-diff3";

export interface Change {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Two versions block by block: paragraphs, headings and items of lists, as text. */
export const differenceOf = (before: string, after: string): Change[] =>
  diffComm(blocksOf(before), blocksOf(after)).flatMap((part): Change[] =>
    "common" in part && part.common
      ? part.common.map((text) => ({ kind: "same", text }))
      : [
          ...(part.buffer1 ?? []).map((text): Change => ({ kind: "removed", text })),
          ...(part.buffer2 ?? []).map((text): Change => ({ kind: "added", text })),
        ],
  );

const SIGNS: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const blocksOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/)
    // An address is part of what is said.
    .map((block) => block.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, "$2 ($1)"))
    .map((block) =>
      block
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? sign)
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
