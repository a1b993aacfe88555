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

/** A CSV file, whole or in parts that are read as fast as the browser takes them. */
export function csvDownload(name: string, parts: string | AsyncGenerator<string>): Response {
  const type = "text/csv; charset=utf-8";
  if (typeof parts === "string") return download(name, type, parts);
  const encoder = new TextEncoder();
  return download(
    name,
    type,
    new ReadableStream<Uint8Array>(
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
    ),
  );
}
