// Makes the image, opens a shop with it as strictly as a container can be kept, buys once and waits for the email.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { openLog } from "#platform/log/log.ts";
import { aMailServer } from "#tests/contracts/mail-servers.ts";
import { startStripeEmulator } from "#tests/contracts/stripe-emulator.ts";
import { buy } from "#tests/faults/buyer.ts";
import { aLamp, KEEPER, signedIn } from "./cluster/office.ts";
import { until } from "./cluster/until.ts";

const IMAGE = "localhost/aurelle";
const NAME = `aurelle-test-${process.pid}`;
/** 250 MB is the goal of what a machine keeps of it. */
const MAX_BYTES = 250_000_000;
/** With files of its own for what is kept, no capability and no way to more rights. */
const STRICT = [
  "--read-only",
  "--cap-drop=all",
  "--security-opt=no-new-privileges",
  "--tmpfs=/var/lib/aurelle:mode=0777",
];
const RUNTIME = existsSync("/usr/sbin/runc") ? ["--runtime=/usr/sbin/runc", "--cgroup-manager=cgroupfs"] : [];

/** Where podman's own are more than this machine may give. */
const LIMITS = ["--ulimit=nofile=16384:16384", "--ulimit=nproc=8192:8192"];

const podman = (...args) =>
  execFileSync("podman", [...RUNTIME, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
const has = (program) => spawnSync("which", [program]).status === 0;

const needs = ["mmdebstrap", "buildah", "strip", "podman"].filter((program) => !has(program));
if (process.getuid() !== 0 || needs.length > 0) {
  console.log(`test:image was left out: it needs root and ${needs.join(", ") || "nothing else"}.`);
  process.exit(0);
}

execFileSync("sh", ["deploy/image.sh", IMAGE], { stdio: "inherit" });
const allowed = spawnSync("podman", [...RUNTIME, "run", "--rm", "--network=host", ...LIMITS, IMAGE, "--version"], {
  encoding: "utf8",
});
if (allowed.status !== 0) {
  console.log(
    `test:image made the image and was left out from there: no container may run here (${allowed.stderr.trim()}).`,
  );
  process.exit(0);
}

const opened = [];
let failed = 0;
const check = (what, isSo) => {
  console.log(`${isSo ? "ok  " : "FAIL"} ${what}`);
  if (!isSo) failed += 1;
};

try {
  const folder = mkdtempSync(join(tmpdir(), "aurelle-image-"));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({ dataDir: folder, dataDirChosen: false, log: openLog("silent") });
  opened.push(() => rmSync(database.home, { recursive: true, force: true }), database.stop);
  const [stripe, mail] = [await startStripeEmulator(), await aMailServer()];
  opened.push(stripe.close, mail.close);

  const shopUrl = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...KEEPER,
    PORT: new URL(shopUrl).port,
    SHOP_URL: "https://shop.example.com",
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    STRIPE_SECRET_KEY: "sk_test_of_the_image",
    STRIPE_WEBHOOK_SECRET: "whsec_present",
    STRIPE_API_URL: stripe.url,
    SMTP_URL: mail.url,
    MAIL_FROM: "Aurelle <hello@shop.example.com>",
    TRADER_NAME: "Linden OÜ",
    TRADER_ADDRESS: "Pikk 1, 10123 Tallinn",
    TRADER_EMAIL: "hello@shop.example.com",
  };
  const settings = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`);
  podman("run", "--detach", `--name=${NAME}`, "--network=host", ...LIMITS, ...STRICT, ...settings, IMAGE);
  opened.push(() => podman("rm", "--force", NAME));
  const isReady = async () => (await fetch(`${shopUrl}/readyz`)).ok;
  await until("the shop in the container is ready", 60_000, isReady).catch((error) => {
    console.log(podman("logs", NAME));
    throw error;
  });

  const bytes = Number(podman("image", "inspect", "--format={{.Size}}", IMAGE));
  check(`the image has ${Math.round(bytes / 1e6)} MB`, bytes < MAX_BYTES);
  check(
    "the container says that it is healthy",
    spawnSync("podman", [...RUNTIME, "healthcheck", "run", NAME]).status === 0,
  );
  check("it runs as a user of its own", podman("top", NAME, "huser").split("\n")[1] === "10001");

  const { status, body } = await buy(shopUrl, await aLamp(await signedIn(shopUrl)));
  check("a checkout is answered", status === 200);
  stripe.pay(body.checkoutUrl.split("/").at(-1));
  await stripe.deliver(`${shopUrl}/functions/v1/stripe-webhook`);
  const isSent = async () => mail.emails.some((email) => /^Subject: .*AU-\d+/m.test(email));
  await until("the email of the order came", 20_000, isSent);
  check("the email of the order came", true);

  const began = Date.now();
  podman("stop", "--time=30", NAME);
  check(
    `it ends when asked, in ${((Date.now() - began) / 1000).toFixed(1)} s`,
    podman("inspect", "--format={{.State.ExitCode}}", NAME) === "0",
  );
} catch (error) {
  console.error(error);
  failed += 1;
} finally {
  for (const close of opened.toReversed()) await close();
}
process.exit(failed > 0 ? 1 : 0);

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
