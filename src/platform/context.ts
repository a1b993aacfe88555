import type pg from "pg";
import type { Clock } from "./clock/clock.ts";
import type { Config } from "./config/config.ts";
import type { PooledDb } from "./database/database.ts";
import type { EmailSender } from "./email/email.ts";
import type { Events } from "./events/events.ts";
import type { Files } from "./files/files.ts";
import type { Geo } from "./geo/geo.ts";
import type { Log } from "./log/log.ts";
import type { Providers } from "./payment/providers.ts";
import type { VatRegistry } from "./vat-registry/vat-registry.ts";

/** The services that features use, passed in by the code that starts the shop: `main`, `worker` or a test. */
export interface AppContext extends Providers {
  config: Config;
  db: PooledDb;
  pool: pg.Pool;
  events: Events;
  email: EmailSender;
  files: Files;
  geo: Geo;
  vatRegistry: VatRegistry;
  clock: Clock;
  log: Log;
  /** Key for signing links and hashing browsers; 32 bytes, made with the installation. */
  secret: Buffer;
  /** Signs administrators' links to files; a restored shop has another one. */
  fileLinkSecret: Buffer;
}
