import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";

export const BROWSER_COOKIE = "browser";

interface Peer {
  headers: Headers;
  /** The other end of the socket. */
  peerAddress: string;
  trustedProxies: number;
}

/**
 * The IP address of the caller. Each trusted proxy appends the address it saw to X-Forwarded-For, so the one that
 * counts stands as many places from the end as there are proxies; the client wrote everything before it. Where that
 * entry is no address, the other end of the socket counts.
 */
export function callerAddress({ headers, peerAddress, trustedProxies }: Peer): string {
  const chain = trustedProxies > 0 ? (headers.get("x-forwarded-for") ?? "").split(",") : [];
  return ipAddressIn(chain.at(-trustedProxies) ?? "") ?? ipAddressIn(peerAddress) ?? peerAddress;
}

/** The address in `1.2.3.4`, `1.2.3.4:5678`, `[2001:db8::1]:5678` and the like, in one spelling; null where there is none. */
function ipAddressIn(text: string): string | null {
  const found = /^"?(?:\[([^\]]+)\](?::\d+)?|([\d.]+)(?::\d+)?|([^[\]]+))"?$/.exec(text.trim().slice(0, 100));
  const address = (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").replace(/%.*$/s, "");
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  return ipaddr.process(address).toString();
}

/** One shared network for whatever is no address. */
const NOWHERE = "0.0.0.0";

/** How much of an IPv6 address is one network: the line of a household or a server, and all lines of one customer. */
type NetworkSize = "line" | "customer";
const IPV6_BITS: Record<NetworkSize, number> = { line: 64, customer: 56 };

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

/** Whether the socket's other end is this machine and nobody forwards for somebody else. */
export function isLocal(headers: Headers, peerAddress: string): boolean {
  const forwarded = headers.has("x-forwarded-for") || headers.has("forwarded");
  return !forwarded && isLoopback(peerAddress);
}

export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/** Browsers are remembered by a random cookie, of which only the hash is kept. */
export const browserHash = (token: string): Buffer => createHash("sha256").update(token).digest();
