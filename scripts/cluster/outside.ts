// What is outside of the shop: the payment provider, a mail server and a store for files, played by the tests' emulators.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { aMailServer } from "#tests/contracts/mail-servers.ts";
import { startS3Emulator } from "#tests/contracts/s3-emulator.ts";
import { type StripeEmulator, startStripeEmulator } from "#tests/contracts/stripe-emulator.ts";
import type { Values } from "./settings.ts";

export interface Outside {
  address: string;
  stripe: StripeEmulator;
  /** Emails as they came over the line. */
  emails: string[];
  values: Values;
}

const S3_KEYS = { region: "us-east-1", accessKeyId: "AKIACLUSTER", secretAccessKey: "of-the-cluster" };
const BUCKET = "aurelle-images";

export async function openOutside(address: string): Promise<Outside> {
  const stripe = await startStripeEmulator();
  const mail = await aMailServer();
  const store = await startS3Emulator(BUCKET, S3_KEYS);
  const reached = async (url: string) => {
    const { protocol, port } = new URL(url);
    return `${protocol}//${address}:${await forwardTo(Number(port), address)}`;
  };
  return {
    address,
    stripe,
    emails: mail.emails,
    values: {
      STRIPE_SECRET_KEY: "sk_test_of_the_cluster",
      STRIPE_WEBHOOK_SECRET: "whsec_present",
      STRIPE_API_URL: await reached(stripe.url),
      SMTP_URL: await reached(mail.url),
      MAIL_FROM: "Aurelle <hello@shop.example.com>",
      TRADER_NAME: "Linden OU",
      TRADER_ADDRESS: "Pikk 1, 10123 Tallinn",
      TRADER_EMAIL: "hello@shop.example.com",
      S3_URL: await reached(store.url),
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
  };
}

/** The emulators listen to their own machine only; this is the way in for the others. */
async function forwardTo(port: number, address: string): Promise<number> {
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("error", () => to.destroy());
      from.pipe(to);
    }
  });
  server.listen(0, address);
  await once(server, "listening");
  const bound = server.address();
  if (!bound || typeof bound === "string") throw new Error("No port was free");
  return bound.port;
}
