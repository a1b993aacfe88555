import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openShop } from "#app/context.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { runCommand } from "./run-command.ts";
import { type Input, refuseLive, seedShop } from "./seed-shop.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = "npm run seed -- --products N --orders N, each a whole number up to 1000000.";

const count = z.coerce.number().int().min(0).max(1_000_000).default(0);

/** @throws ConfigError for anything but two numbers */
function readInput(args: string[]): Input {
  try {
    const { values } = parseArgs({ args, options: { products: { type: "string" }, orders: { type: "string" } } });
    const input = { products: count.parse(values.products), orders: count.parse(values.orders) };
    if (input.products + input.orders > 0) return input;
  } catch {
    // Said below, in one sentence.
  }
  throw new ConfigError(USAGE);
}

async function main(): Promise<void> {
  const input = readInput(process.argv.slice(2));
  const config = readConfig(process.env, ROOT);
  refuseLive(config);
  const { shop, close } = await openShop(config, ROOT);
  try {
    const began = performance.now();
    await seedShop(shop, input);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`Made ${input.products} products and ${input.orders} orders in ${seconds} s.`);
  } finally {
    await close();
  }
}

runCommand(main);
