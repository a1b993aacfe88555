import { Zip, ZipPassThrough } from "fflate";
import type { Db } from "#platform/database/database.ts";
import { fileName } from "../document.ts";
import { documentFile } from "./document-file.ts";
import { type DocumentFilter, documentsOfPeriod } from "./document-queries.ts";

/**
 * A file is sent within five minutes (`http/time-limits.ts`), also where half of its documents are written for the first time, at
 * 20 ms each. A ZIP without 64-bit fields would have 65,535.
 */
export const MAX_ARCHIVED = 10_000;

/**
 * The documents of a period as a ZIP. Files are read one at a time, as fast as the reader takes them, so memory holds one file
 * however many there are. PDFs are compressed already and go in as they are.
 */
export function archiveOf(db: Db, filter: DocumentFilter): ReadableStream<Uint8Array> {
  const issued = documentsOfPeriod(db, filter);
  const waiting: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    waiting.push(chunk);
  });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await issued.next();
        if (next.done) zip.end();
        else {
          const file = new ZipPassThrough(fileName(next.value, "pdf"));
          file.mtime = next.value.issuedAt;
          zip.add(file);
          file.push(await documentFile(db, next.value), true);
        }
        for (const chunk of waiting.splice(0)) controller.enqueue(chunk);
        if (next.done) controller.close();
      },
      async cancel() {
        await issued.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
