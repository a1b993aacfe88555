/** For an address that nobody signed, or no longer. */
export const notFound = () => new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });

/** A file that the browser saves and nobody else keeps. */
export const download = (name: string, type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });

/** A text in parts, which are made as fast as the reader takes them. */
export function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await parts.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** A CSV file, whole or in parts. */
export const csvDownload = (name: string, parts: string | AsyncGenerator<string>): Response =>
  download(name, "text/csv; charset=utf-8", typeof parts === "string" ? parts : streamOf(parts));
