import type { TestProject } from "vitest/node";
import { aHome, startShop } from "../shop-process.ts";
import { SUPERUSER } from "./admin-steps.ts";

declare module "vitest" {
  export interface ProvidedContext {
    filledHome: string;
  }
}

/** A shop is opened once, fills itself with the demo catalogue and its first superuser, and ends; every file of journeys begins with a copy of its home. */
export default async function setup(project: TestProject): Promise<() => void> {
  const home = aHome();
  const shop = await startShop({
    DATA_DIR: home.folder,
    ADMIN_EMAIL: SUPERUSER.email,
    ADMIN_PASSWORD: SUPERUSER.password,
  });
  await shop.end();
  project.provide("filledHome", home.folder);
  return home.remove;
}
