// Renders the demo images with Debian's Blender: npm run render -- NAME [NAME ...] | all [--preview]
// Without a name it tells what is done and what is missing. It yields to everything else, and goes on after a kill where it was.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const script = join(import.meta.dirname, "../assets/render/render.py");
const blender = ["blender", "-b", "-P", script, "--", ...process.argv.slice(2)];
const child = spawn("nice", ["-n", "19", ...blender], { stdio: ["ignore", "pipe", "inherit"] });
child.on("error", (error) => {
  console.error(
    `Blender cannot be started (${error.message}). On Debian: apt-get install blender ffmpeg python3-numpy`,
  );
  process.exitCode = 1;
});
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
for await (const line of createInterface({ input: child.stdout })) {
  const [kind, ...words] = line.split(" ");
  if (kind === "MANIFEST" || kind === "PICTURE" || kind === "Error:") console.log(words.join(" "));
}
