import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openShopBeside } from "#app/context.ts";
import { changeAccess } from "#features/administrators/server/change-access.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { runCommand } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = "npm run administrator -- EMAIL [--superuser] [--without-second-factor] [--email NEW]";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      superuser: { type: "boolean" },
      "without-second-factor": { type: "boolean" },
      email: { type: "string" },
    },
  });
  const {
    superuser: isSuperuser = false,
    "without-second-factor": withoutSecondFactor = false,
    email: newEmail,
  } = values;
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0 || !(isSuperuser || withoutSecondFactor || newEmail)) throw new ConfigError(USAGE);
  if (newEmail && !z.email().max(254).safeParse(newEmail).success) throw new ConfigError(`${newEmail} is no address.`);
  const { shop, close } = await openShopBeside(readConfig(process.env, ROOT), ROOT);
  try {
    if (!(await changeAccess(shop, email, { isSuperuser, withoutSecondFactor, newEmail })))
      throw new ConfigError(`There is no administrator ${email}.`);
    if (isSuperuser) console.log(`${email} is a superuser.`);
    if (withoutSecondFactor)
      console.log(`${email} signs in without a second factor; all sessions of the account ended.`);
    if (newEmail) console.log(`${email} signs in as ${newEmail} from now on.`);
  } finally {
    await close();
  }
}

runCommand(main);
