import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** The build's own files stand in front of the app; those under /assets carry their content's hash in the name. */
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
