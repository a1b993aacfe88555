import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { getMimeType } from "hono/utils/mime";

/** A file under /assets that this build lacks; null if no other build has it. */
export type FindPrevious = (name: string) => Promise<Buffer | null>;

const FOR_EVER = "public, max-age=31536000, immutable";
/** Names of the build: nothing else is asked of the database. */
const BUILT_NAME = /^[\w.-]{1,180}-[\w-]{8}\.\w{1,10}$/;

/** Serves the files of the build before the app. Names under /assets contain a hash of the content. */
export function serveBuilt<E extends object>(app: Hono<E>, folder: string, findPrevious: FindPrevious): Hono {
  return new Hono()
    .use(
      "/assets/*",
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", FOR_EVER),
      }),
    )
    .use("/assets/*", compress())
    .get("/assets/:name", async (c, next) => {
      const name = c.req.param("name");
      if (!BUILT_NAME.test(name)) return next();
      try {
        const content = await findPrevious(name);
        if (!content) return next();
        const type = getMimeType(name) ?? "application/octet-stream";
        return c.body(new Uint8Array(content), 200, { "content-type": type, "cache-control": FOR_EVER });
      } catch {
        return c.body(null, 503, { "retry-after": "2" });
      }
    })
    .use(
      "/:file{.+\\.(?:svg|png|ico|webp|txt|webmanifest)}",
      serveStatic({ root: folder, onFound: (_path, c) => c.header("cache-control", "public, max-age=3600") }),
    )
    .route("/", app as unknown as Hono);
}
