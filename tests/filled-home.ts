import { execFileSync } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { onceARun } from "./once-a-run.ts";
import { aHome, ask, type Home, runCommand, startShop } from "./shop-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    filledHome: string;
    /** Of journeys: the same with `SEEDED_ORDERS`. */
    homeWithOrders: string;
  }
}

/** The first superuser of every demo shop of the tests. */
export const SUPERUSER = { email: "keeper@example.com", password: "a calm evening" };

/**
 * As if another process made the sizes of the demo's images: each shop would spend a third of a processor on them for minutes.
 * `images.test.ts` takes it back.
 */
export const SIZES_LATER = "UPDATE images SET sizes_begun_at = now() + interval '1 day'";

/** A shop is opened once, fills itself with the demo catalogue and its first superuser, and ends; tests begin with copies of its home. */
export default async function setup(project: TestProject): Promise<() => void> {
  const home = await onceARun("filled home", fill);
  project.provide("filledHome", home.folder);
  if (project.name !== "browser") return home.remove;
  const withOrders = aCopyOf(home.folder);
  await runCommand("seed", { DATA_DIR: withOrders.folder }, ["--orders", String(SEEDED_ORDERS)]);
  project.provide("homeWithOrders", withOrders.folder);
  return () => {
    withOrders.remove();
    home.remove();
  };
}

export const SEEDED_ORDERS = 30;

async function fill(): Promise<Home> {
  const home = aHome();
  const shop = await startShop({
    DATA_DIR: home.folder,
    ADMIN_EMAIL: SUPERUSER.email,
    ADMIN_PASSWORD: SUPERUSER.password,
  });
  await ask(home, SIZES_LATER);
  await shop.end();
  await makeImagesSmall(home);
  return home;
}

/** Each image is one colour: a browser reads the real ones for a fifth of what a page costs. Pages take their sizes from the database. */
async function makeImagesSmall({ folder }: Home): Promise<void> {
  const plain = { width: 20, height: 25, channels: 3, background: "#c9b79c" } as const;
  const bytes = await sharp({ create: plain }).webp().toBuffer();
  for (const file of globSync("files/products/*.webp", { cwd: folder })) writeFileSync(join(folder, file), bytes);
}

/** A home with the demo catalogue in which no shop runs yet. */
export const aFilledHome = (): Home => aCopyOf(inject("filledHome"));

/** The same with past orders, their parcels and invoices. */
export const aHomeWithOrders = (): Home => aCopyOf(inject("homeWithOrders"));

function aCopyOf(folder: string): Home {
  const home = aHome();
  // Not by Node, whose copies would not belong to the database's user.
  execFileSync("cp", ["-a", `${folder}/.`, home.folder]);
  return home;
}
