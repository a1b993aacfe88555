/** Splits text of COPY into pieces of whole rows. Line feeds within values are escaped, so each line feed ends a row. */
export async function* rowChunks(text: AsyncIterable<Buffer>, atLeast: number): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const piece of text) {
    const end = piece.lastIndexOf(0x0a) + 1;
    if (size + end < atLeast || end === 0) {
      gathered.push(piece);
      size += piece.length;
      continue;
    }
    yield Buffer.concat([...gathered, piece.subarray(0, end)]);
    gathered = [piece.subarray(end)];
    size = piece.length - end;
  }
  if (size > 0) yield Buffer.concat(gathered);
}
