import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";
import { slimFonts } from "./scripts/slim-fonts.ts";

const SERVER_ONLY = /\/src\/(?:app|commands|platform|http|features\/[^/]+\/server)\//;

/** React Router keeps only `.server` files out of the browser; our houses have rooms of other names. */
const serverStaysOnServer: Plugin = {
  name: "server-stays-on-server",
  enforce: "pre",
  applyToEnvironment: (environment) => environment.name === "client",
  load(id) {
    if (SERVER_ONLY.test(id)) this.error(`${id} belongs to the server and was asked for by the browser bundle.`);
    return null;
  },
};

/** Several entries in one server build, each found again by its name. */
const entriesKeepTheirNames: Plugin = {
  name: "entries-keep-their-names",
  configEnvironment: (name) =>
    name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : undefined,
};

/** Scripts and styles are compressed once, as well as can be, instead of at each visit. */
const compressedOnce: Plugin = {
  name: "compressed-once",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  writeBundle({ dir = "" }, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(?:js|css|svg|json)$/.test(name)) continue;
      const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
};

const FIRST = ["src/entry.client.tsx", "src/root.tsx", "src/pages/layout/storefront-layout.tsx"].map((path) =>
  resolve(import.meta.dirname, path),
);
/** Packages of many parts, of which a page needs a few. */
const BARRELS = /\/node_modules\/(?:lucide-react|radix-ui|@radix-ui)\//;
let first: Set<string> | undefined;

/** What every page of the shop needs comes as one file: forty small ones cost more to ask for and compress worse. */
function sharedByAllPages(id: string, graph: { getModuleInfo(id: string): { importedIds: string[] } | null }) {
  if (!first) {
    first = new Set();
    const collect = (one: string) => {
      if (first?.has(one) || BARRELS.test(one)) return;
      first?.add(one);
      for (const imported of [...(graph.getModuleInfo(one)?.importedIds ?? [])]) collect(imported);
    };
    for (const one of FIRST) collect(one);
  }
  return first.has(id) ? "shop" : null;
}

/** In development every request goes through our own doors, evaluated anew after each edit. */
const ourDoors = (): Plugin => ({
  name: "our-doors",
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        const ssr = vite.environments.ssr;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        const { developmentApp } = await ssr.runner.import<typeof import("./src/app/dev.ts")>("/src/app/dev.ts");
        const app = await developmentApp();
        request.url = request.originalUrl ?? request.url;
        await getRequestListener(app.fetch)(request, response);
      } catch (error) {
        next(error);
      }
    });
  },
});

/**
 * What costs less within the bundle. Node reads drizzle's long list of exports for each of its files: 230 MB and 0.3 s a start.
 * The others are read whole, of which our pages need a few parts: 25 MB. The first email stopped the process for 0.35 s while
 * react-email loaded Prism and Tailwind.
 */
const BUNDLED_ON_THE_SERVER = [
  "drizzle-orm",
  "lucide-react",
  "radix-ui",
  "react-email",
  "@react-email/render",
  "html5parser",
  /^entities/,
  "cmdk",
  /^@radix-ui\//,
  /^@tiptap\//,
  /^prosemirror-/,
];

/** `npm run bench` builds one more: what a page costs at least. */
const measured: Record<string, string> = process.env.BENCH
  ? { "render-limit": resolve(import.meta.dirname, "scripts/bench/render-limit.tsx") }
  : {};

const entry = (path: string) => resolve(import.meta.dirname, "src", path);

export default defineConfig({
  plugins: [
    slimFonts,
    tailwindcss(),
    serverStaysOnServer,
    ourDoors(),
    reactRouter(),
    entriesKeepTheirNames,
    compressedOnce,
  ],
  server: { host: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT ?? 3000), strictPort: true },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: sharedByAllPages, debugName: "shop" }] } } },
      },
    },
    ssr: {
      resolve: { noExternal: BUNDLED_ON_THE_SERVER },
      build: {
        rollupOptions: {
          input: {
            main: entry("app/main.ts"),
            worker: entry("app/job-worker.ts"),
            reconcile: entry("commands/reconcile.ts"),
            seed: entry("commands/seed.ts"),
            backup: entry("commands/backup.ts"),
            restore: entry("commands/restore.ts"),
            "import-parcel-machines": entry("commands/import-parcel-machines.ts"),
            ...measured,
          },
        },
      },
    },
  },
});
