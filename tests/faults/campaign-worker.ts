import type { Template } from "#features/email/server/email-templates.ts";
import { startOutbox } from "#features/email/server/outbox.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import type { AppContext } from "#platform/context.ts";
import { openDatabase } from "#platform/database/database.ts";
import { smtpSender } from "#platform/email/smtp.ts";
import { listenToEvents } from "#platform/events/events.ts";
import { openLog } from "#platform/log/log.ts";

// The outbox alone, as a process that can be killed: DATABASE_URL and SMTP_URL tell it where.
const config = readConfig(process.env, "/nowhere");
const { DATABASE_URL: url = "", SMTP_URL: mail = "" } = config;
const log = openLog("error");
const { db, pool } = openDatabase({ url, connections: 10, log });
const shop = {
  config,
  db,
  pool,
  log,
  events: listenToEvents(url, log),
  clock: systemClock,
  email: smtpSender({ url: mail }),
} as AppContext;

const write: Template = async () => ({
  subject: "Spring has come",
  html: `<p>${"A letter of the usual length. ".repeat(200)}</p>`,
  text: "Spring has come.",
});
startOutbox(shop, async () => ({ campaign: write, "order-confirmation": write }));
