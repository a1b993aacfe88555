import { AppError } from "#shared/app-error.ts";
import { checkPath, checkType, isPath, typeOf } from "./file-path.ts";
import type { Files } from "./files.ts";
import { messages } from "./messages.ts";
import { accepted, listingPages, patiently, type S3Store, s3Caller } from "./s3-request.ts";

/**
 * Files in a bucket of Amazon S3 or a compatible service with conditional writes. Without the official library, which is
 * larger than the rest of the server; five requests need little of it.
 */
export function s3Files(store: S3Store): Files {
  const call = s3Caller(store);
  /** null if there is nothing. Reads are retried. */
  const find = (method: "GET" | "HEAD", path: string): Promise<Response | null> =>
    patiently(async () => accepted(await call({ method, path }), [404], `${method} ${path}`));
  return {
    put: async (path, bytes, contentType) => {
      checkPath(path);
      checkType(path, contentType);
      const answer = await call({
        method: "PUT",
        path,
        headers: { "content-type": contentType, "if-none-match": "*" },
        body: bytes,
      });
      // 409: another writer uses the same name.
      if (!(await accepted(answer, [409, 412], `PUT ${path}`))) {
        throw new AppError("conflict", messages.taken);
      }
    },
    read: async (path) => {
      checkPath(path);
      const answer = await find("GET", path);
      return answer && { bytes: new Uint8Array(await answer.arrayBuffer()), contentType: typeOf(path) };
    },
    exists: async (path) => {
      checkPath(path);
      return (await find("HEAD", path)) !== null;
    },
    remove: async (path) => {
      checkPath(path);
      await accepted(await call({ method: "DELETE", path }), [404], `DELETE ${path}`);
    },
    paths: async function* () {
      const get = async (path: string) => (await (await find("GET", path))?.text()) ?? "";
      for await (const page of listingPages(get, "list-type=2"))
        for (const [, path = ""] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isPath(path)) yield path;
    },
  };
}
