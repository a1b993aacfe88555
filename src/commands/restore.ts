import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { emptyPlace } from "#platform/backup/places.ts";
import { openArchive } from "#platform/backup/read-archive.ts";
import { restore } from "#platform/backup/restore.ts";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { openLog } from "#platform/log/log.ts";
import { runCommand } from "./run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const USAGE = "npm run restore -- FILE.tar.gz";

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new ConfigError(USAGE);
  const config = readConfig(process.env, ROOT);
  console.log(`Checking ${file} ...`);
  // Before a database is made or asked: a broken archive leaves nothing behind.
  const archive = await openArchive(resolve(file));
  const { madeAt, parts, tables } = archive.manifest;
  console.log(`It is whole, of ${madeAt}, with ${parts.length} parts. Restoring ...`);
  const place = await emptyPlace(config, openLog(config.LOG_LEVEL));
  try {
    await restore({ archive, ownerUrl: place.url, files: place.files, migrations: join(ROOT, "migrations") });
  } finally {
    await place.close();
    await archive.close();
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and all files are back; start the shop with npm start.`);
}

runCommand(main);
