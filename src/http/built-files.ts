import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Serves the files of the build before the app. Names under /assets contain a hash of the content. */
export function serveBuilt<E extends object>(app: Hono<E>, folder: string): Hono {
  return new Hono()
    .use(
      "/assets/*",
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
      }),
    )
    .use(
      "/:file{.+\\.(?:svg|png|ico|webp|txt|webmanifest)}",
      serveStatic({ root: folder, onFound: (_path, c) => c.header("cache-control", "public, max-age=3600") }),
    )
    .route("/", app as unknown as Hono);
}
