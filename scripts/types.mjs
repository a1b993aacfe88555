// The routes' own types are made first, then everything is checked.
import { spawnSync } from "node:child_process";

for (const command of ["node_modules/@react-router/dev/bin.cjs typegen", "node_modules/typescript/bin/tsc --noEmit"]) {
  const { status } = spawnSync(process.execPath, command.split(" "), { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
