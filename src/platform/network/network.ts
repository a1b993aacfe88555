import ipaddr from "ipaddr.js";

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `[2001:db8::1]:5678` and the like, in one spelling; null where there is none. */
export function ipAddressIn(text: string): string | null {
  const found = /^"?(?:\[([^\]]+)\](?::\d+)?|([\d.]+)(?::\d+)?|([^[\]]+))"?$/.exec(text.trim().slice(0, 100));
  const address = (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").replace(/%.*$/s, "");
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address).toString();
}

/** One shared network for whatever is no address. */
const NOWHERE = "0.0.0.0";

/**
 * How much of an IPv6 address is one network: the line of a household or a server, all lines of one customer, and the
 * most that one customer gets anywhere.
 */
type NetworkSize = "line" | "customer" | "site";
const IPV6_BITS: Record<NetworkSize, number> = { line: 64, customer: 56, site: 48 };

/**
 * The network that limits count by. An IPv4 address counts alone. Of IPv6 the first 64 bits count, as anybody has all
 * addresses behind them.
 */
export function networkOf(address: string, size: NetworkSize = "line"): string {
  const known = ipAddressIn(address);
  if (known === null) return NOWHERE;
  if (!ipaddr.IPv6.isValid(known)) return known;
  const bits = IPV6_BITS[size];
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/${bits}`)}/${bits}`;
}
