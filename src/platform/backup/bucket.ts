import {
  accepted,
  listingPages,
  patiently,
  type S3Call,
  type S3Store,
  s3Caller,
  tag,
} from "#platform/files/s3-request.ts";
import { madeAtOf } from "./backup-name.ts";
import { ArchiveError } from "./manifest.ts";

/** A backup that is complete: an upload that was cut off is none. */
export interface StoredBackup {
  name: string;
  madeAt: Date;
  bytes: number;
  /** Whether it was restored and compared. */
  isChecked: boolean;
}

/** Where encrypted backups are kept. */
export interface BackupStore {
  /** Oldest first. */
  list(): Promise<StoredBackup[]>;
  /** The backup appears whole or not at all. Answers with its size. */
  upload(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  download(name: string): AsyncIterable<Uint8Array>;
  markChecked(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Removes what uploads left that were cut off. The caller knows that none is under way. */
  removeUnfinished(): Promise<void>;
}

/** Memory of an upload or download. A store takes 10,000 parts, so a backup may have 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const PART_LIMIT_MS = 180_000;
const CHECKED = ".checked";

interface Place extends S3Store {
  /** Such as `aurelle/`, or nothing. */
  prefix: string;
  /** For tests. */
  partBytes?: number;
}

/** Backups in a bucket of Amazon S3 or a compatible service. */
export function bucketBackups({ prefix, partBytes = PART_BYTES, ...store }: Place): BackupStore {
  const send = s3Caller(store);
  const call = (asked: S3Call): Promise<Response | null> =>
    patiently(async () =>
      accepted(
        await send(asked),
        asked.method === "PUT" || asked.method === "POST" ? [] : [404],
        `${asked.method} ${asked.path}`,
      ),
    );
  const path = (name: string) => prefix + name;

  const pagesOf = (listing: string) =>
    listingPages(
      (asked) => textOf(call({ method: "GET", path: asked })),
      `${listing}&prefix=${encodeURIComponent(prefix)}`,
    );

  async function keys(): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for await (const page of pagesOf("list-type=2"))
      for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        found.set(tag(entry, "Key").slice(prefix.length), Number(tag(entry, "Size")));
    return found;
  }

  async function sizeOf(name: string): Promise<number | null> {
    const answer = await call({ method: "HEAD", path: path(name) });
    return answer && Number(answer.headers.get("content-length"));
  }

  async function sendParts(name: string, id: string, content: AsyncIterable<Uint8Array>) {
    const tags: string[] = [];
    let bytes = 0;
    for await (const part of parts(content, partBytes)) {
      const number = tags.length + 1;
      const answer = await call({
        method: "PUT",
        path: `${path(name)}?partNumber=${number}&uploadId=${encodeURIComponent(id)}`,
        body: part,
        timeLimitMs: PART_LIMIT_MS,
      });
      tags.push(answer?.headers.get("etag") ?? "");
      bytes += part.length;
    }
    return { tags, bytes };
  }

  async function complete(name: string, id: string, tags: readonly string[]): Promise<void> {
    const list = tags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`);
    const asked: S3Call = {
      method: "POST",
      path: `${path(name)}?uploadId=${encodeURIComponent(id)}`,
      body,
      timeLimitMs: PART_LIMIT_MS,
    };
    const answer = await textOf(accepted(await send(asked), [], "the end of an upload"));
    // The store answers 200 before it knows, and names its failure in the body.
    if (answer.includes("<Error>"))
      throw new Error(`The file store answered ${tag(answer, "Code")} to the end of an upload.`);
  }

  const abort = (key: string, id: string) =>
    call({ method: "DELETE", path: `${key}?uploadId=${encodeURIComponent(id)}` });

  const whole: BackupStore = {
    list: async () => {
      const found = await keys();
      return [...found]
        .map(([name, bytes]) => ({ name, madeAt: madeAtOf(name), bytes, isChecked: found.has(name + CHECKED) }))
        .filter((backup): backup is StoredBackup => backup.madeAt !== null)
        .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime());
    },
    upload: async (name, content) => {
      const id = tag(await textOf(call({ method: "POST", path: `${path(name)}?uploads` })), "UploadId");
      try {
        const { tags, bytes } = await sendParts(name, id, content);
        await complete(name, id, tags);
        const kept = await sizeOf(name);
        if (kept !== bytes) {
          await whole.remove(name);
          throw new Error(`The file store has ${kept} of the ${bytes} bytes of ${name}.`);
        }
        return bytes;
      } catch (error) {
        // What is left after a failure here is removed before the next backup.
        await abort(path(name), id).catch(() => undefined);
        throw error;
      }
    },
    download: async function* (name) {
      const size = await sizeOf(name);
      if (size === null) throw new ArchiveError(`There is no backup ${name} in the bucket.`);
      for (let from = 0; from < size; from += partBytes) {
        const range = `bytes=${from}-${Math.min(from + partBytes, size) - 1}`;
        yield await patiently(async () => {
          const answer = await send({
            method: "GET",
            path: path(name),
            headers: { range },
            timeLimitMs: PART_LIMIT_MS,
          });
          const found = await accepted(answer, [404], `GET ${name}`);
          return Buffer.from((await found?.arrayBuffer()) ?? new ArrayBuffer());
        });
      }
    },
    markChecked: async (name) => {
      await call({ method: "PUT", path: path(name + CHECKED) });
    },
    remove: async (name) => {
      // The mark first: it alone is nothing.
      for (const key of [name + CHECKED, name]) await call({ method: "DELETE", path: path(key) });
    },
    removeUnfinished: async () => {
      for await (const page of pagesOf("uploads="))
        for (const [, upload = ""] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
          const [key, id] = [tag(upload, "Key"), tag(upload, "UploadId")];
          if (madeAtOf(key.slice(prefix.length))) await abort(key, id);
        }
    },
  };
  return toldInWords(whole);
}

/** A store that is away is no fault of the program: it is told in a sentence. */
function toldInWords(store: BackupStore): BackupStore {
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw inWords(error);
    }
  };
  return {
    list: () => told(store.list),
    upload: (name, content) => told(() => store.upload(name, content)),
    download: async function* (name) {
      try {
        yield* store.download(name);
      } catch (error) {
        throw inWords(error);
      }
    },
    markChecked: (name) => told(() => store.markChecked(name)),
    remove: (name) => told(() => store.remove(name)),
    removeUnfinished: () => told(store.removeUnfinished),
  };
}

/** `fetch failed` has its cause; a refusal of the store has its own sentence. */
function inWords(error: unknown): unknown {
  const { message, cause, name } = error as Error & { cause?: { code?: string } };
  if (message === "fetch failed" || name === "TimeoutError")
    return new ArchiveError(`The bucket of the backups does not answer (${cause?.code ?? name}).`, { cause: error });
  return message.startsWith("The file store ") ? new ArchiveError(message, { cause: error }) : error;
}

async function* parts(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    held.push(piece);
    length += piece.length;
    if (length < size) continue;
    // Parts of one size: some stores take no others.
    let all = Buffer.concat(held);
    for (; all.length >= size; all = all.subarray(size)) yield all.subarray(0, size);
    held = [all];
    length = all.length;
  }
  if (length > 0) yield Buffer.concat(held);
}

const textOf = async (answer: Promise<Response | null>): Promise<string> => (await (await answer)?.text()) ?? "";
