import { expect, it } from "vitest";
import { rowChunks } from "./row-chunks.ts";

async function* text(pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}
const chunked = async (pieces: string[], atLeast: number) =>
  (await Array.fromAsync(rowChunks(text(pieces), atLeast))).map(String);

it.each<[string, string[], number, string[]]>([
  ["an empty table", [], 4, []],
  ["a small table is one chunk", ["a\nb\n"], 100, ["a\nb\n"]],
  ["small pieces are gathered", ["a\n", "b\n", "c\n"], 4, ["a\nb\n", "c\n"]],
  ["a row that spans pieces stays whole", ["aa\nb", "bb\ncc", "c\n"], 3, ["aa\n", "bbb\n", "ccc\n"]],
  ["a row longer than a chunk stays whole", ["aaa", "aaa", "aaa\nb\n"], 2, ["aaaaaaaaa\nb\n"]],
])("%s", async (_situation, pieces, atLeast, chunks) => expect(await chunked(pieces, atLeast)).toEqual(chunks));
