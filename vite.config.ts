import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, isRunnableDevEnvironment, type Plugin } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { guide } from "./scripts/guide.ts";
import { pageMessages } from "./scripts/page-messages.ts";
import { slimFonts } from "./scripts/slim-fonts.ts";

const SERVER_ONLY = /\/src\/(?:app|commands|platform|http|features\/[^/]+\/server)\//;

/** React Router keeps only `.server` files out of the browser; this shop has folders that belong to the server. */
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

const [compressed, zipped] = [promisify(brotliCompress), promisify(gzip)];

/** Scripts and styles are compressed once, as well as can be, instead of at each visit. On all processors, as it takes 20 s of one. */
const compressedOnce: Plugin = {
  name: "compressed-once",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.entries(bundle).filter(([name]) => /\.(?:js|css|svg|json)$/.test(name));
    await Promise.all(
      files.map(async ([name, file]) => {
        const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
        await Promise.all([
          compressed(bytes).then((small) => writeFile(join(dir, `${name}.br`), small)),
          zipped(bytes, { level: 9 }).then((small) => writeFile(join(dir, `${name}.gz`), small)),
        ]);
      }),
    );
  },
};

const asEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * V8 keeps a file's text for as long as the process lives, in two bytes a sign if one of them is beyond Latin-1, as those of most
 * languages are: 8 instead of 4 MB for the shop's own.
 */
const serverTextInAscii: Plugin = {
  name: "server-text-in-ascii",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "ssr",
  generateBundle(_options, bundle) {
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type !== "chunk") continue;
      const [raw] = /\\[^\0-\x7f]|String\.raw`[^`]*[^\0-\x7f]/.exec(chunk.code) ?? [];
      if (raw) this.error(`${name} has a sign that cannot be written as an escape: ${raw}`);
      chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, asEscape);
    }
  },
};

const at = (path: string) => resolve(import.meta.dirname, "src", path);
/** What every page of the shop needs. */
const FIRST = ["entry.client.tsx", "root.tsx", "pages/layout/storefront-layout.tsx"].map(at);
/** The pages that most visits begin with. What two of them need comes with what all need. */
const BEGINNINGS = ["home/home.page.tsx", "storefront/product-list.page.tsx", "storefront/product.page.tsx"].map(
  (path) => at(`pages/${path}`),
);
/** Packages of many parts, of which a page needs a few. */
const BARRELS = /\/node_modules\/(?:lucide-react|radix-ui|@radix-ui)\//;
const ICONS_IMPORT = /import \{([^}]*)\} from "lucide-react"/g;

interface Graph {
  getModuleInfo(id: string): { importedIds: string[]; code: string | null } | null;
}

/** All modules that these import, and the files of the icons that they name. */
function neededBy(entries: readonly string[], graph: Graph): Set<string> {
  const needed = new Set<string>();
  const collect = (id: string) => {
    if (needed.has(id) || BARRELS.test(id)) return;
    needed.add(id);
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
    for (const [, names = ""] of (code ?? "").matchAll(ICONS_IMPORT)) {
      for (const name of names.split(",")) needed.add(iconFile(name.replace(/ as .*/, "").trim()));
    }
    for (const imported of [...importedIds]) collect(imported);
  };
  for (const entry of entries) collect(entry);
  return needed;
}

/** `ChevronRight` is in `chevron-right.mjs`. */
const iconFile = (name: string): string => name.replace(/(?<=.)(?=[A-Z])|(?<=[a-z])(?=\d)/g, "-").toLowerCase();

let shared: Set<string> | undefined;

/** What the pages share comes as one file: forty small ones cost more to ask for and compress worse. */
function sharedByPages(id: string, graph: Graph): string | null {
  if (!shared) {
    const pages = BEGINNINGS.map((page) => neededBy([page], graph));
    const all = pages.flatMap((page) => [...page]);
    // Icons are smaller than the question for them.
    const byTwo = all.filter((one, place) => all.indexOf(one) !== place || !one.includes("/"));
    shared = new Set([...neededBy(FIRST, graph), ...byTwo]);
  }
  const icon = /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
  return shared.has(icon ?? id) ? "shop" : null;
}

/** In development the shop's own server answers every request, evaluated anew after each edit. */
const developmentServer = (): Plugin => ({
  name: "development-server",
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
 * What the server loads from `node_modules`. Everything else is part of the build and a development package: a shop that ships
 * its build is installed without those. It also starts faster: Node reads drizzle's long list of exports for each of its
 * files, 0.3 s and 230 MB, and the first email stopped the process for 0.35 s while react-email loaded Prism and Tailwind.
 */
const OUTSIDE = Object.keys(packageJson.dependencies);

/** `npm run bench` builds one more: what a page costs at least. */
const measured: Record<string, string> = process.env.BENCH
  ? { "render-limit": resolve(import.meta.dirname, "scripts/bench/render-limit.tsx") }
  : {};

const entry = (path: string) => resolve(import.meta.dirname, "src", path);

export default defineConfig({
  plugins: [
    slimFonts,
    pageMessages,
    guide,
    tailwindcss(),
    serverStaysOnServer,
    developmentServer(),
    reactRouter(),
    entriesKeepTheirNames,
    serverTextInAscii,
    compressedOnce,
  ],
  server: { host: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT ?? 3000), strictPort: true },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: sharedByPages, debugName: "shop" }] } } },
      },
    },
    ssr: {
      resolve: { noExternal: true, external: OUTSIDE },
      build: {
        rollupOptions: {
          input: {
            main: entry("app/main.ts"),
            reconcile: entry("commands/reconcile.ts"),
            seed: entry("commands/seed.ts"),
            "check-store": entry("commands/check-store.ts"),
            "check-wallets": entry("commands/check-wallets.ts"),
            administrator: entry("commands/administrator.ts"),
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
