import { isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `[2001:db8::1]:5678` and the like, in one spelling; null if there is none. */
export function ipAddressIn(text: string): string | null {
  const found = /^"?(?:\[([^\]]+)\](?::\d+)?|([\d.]+)(?::\d+)?|([^[\]]+))"?$/.exec(text.trim().slice(0, 100));
  const address = (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").replace(/%.*$/s, "");
  // The library takes a quarter of a millisecond to tell what is no IPv4 address.
  if (isIPv4(address)) return address;
  return isIPv6(address) ? ipaddr.process(address).toString() : null;
}

const PRIVATE = new Set(["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"]);

/** Whether no visitor of the internet has this address. */
export function isPrivate(address: string): boolean {
  const known = ipAddressIn(address);
  return known !== null && PRIVATE.has(ipaddr.parse(known).range());
}

/** One shared network for everything that is no address. */
const NOWHERE = "0.0.0.0";

/**
 * How many bits of an IPv6 address are one network: one connection or server, all connections of one customer, and the
 * largest network that a provider gives a customer.
 */
type NetworkSize = "line" | "customer" | "site";
const IPV6_BITS: Record<NetworkSize, number> = { line: 64, customer: 56, site: 48 };

/** The part of an address that names no single connection: 24 bits of IPv4, 48 of IPv6. For what is kept for long. */
export function coarseNetworkOf(address: string): string {
  const known = ipAddressIn(address) ?? NOWHERE;
  return isIPv4(known) ? `${known.replace(/\d+$/, "0")}/24` : networkOf(known, "site");
}

/**
 * The network that rate limits count. An IPv4 address is one network. Of IPv6 the first 64 bits are, as one connection has
 * all addresses behind them.
 */
export function networkOf(address: string, size: NetworkSize = "line"): string {
  const known = ipAddressIn(address);
  if (known === null) return NOWHERE;
  if (isIPv4(known)) return known;
  const bits = IPV6_BITS[size];
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/${bits}`)}/${bits}`;
}
