import { isIP } from "node:net";
import type { Config } from "#platform/config/config.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";

export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  origin: string;
}

/**
 * Passkeys belong to the shop's address; in a demo without one, to the name of this machine that the browser uses.
 * @throws AppError for an IP address, which passkeys cannot belong to
 */
export function relyingParty({ SHOP_URL }: Pick<Config, "SHOP_URL">, headers: Headers): RelyingParty {
  const given = SHOP_URL ?? headers.get("origin") ?? "";
  const { origin, hostname } = URL.canParse(given) ? new URL(given) : { origin: "", hostname: "" };
  const isName = hostname !== "" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  if (!isName || (!SHOP_URL && !/(^|\.)localhost$/.test(hostname)))
    throw new AppError("invalid", messages.passkeys.needsName);
  return { id: hostname, origin };
}
