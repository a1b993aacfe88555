import { ipAddressIn, isPrivate } from "#platform/network/network.ts";

interface Peer {
  headers: Headers;
  /** The other end of the socket. */
  peerAddress: string;
  trustedProxies: number;
}

/**
 * The IP address of the caller. Each trusted proxy appends the address it saw to X-Forwarded-For, so the caller's address is
 * as many places from the end as there are proxies; everything before it comes from the client. If that entry is no
 * address, the other end of the socket counts.
 */
export function callerAddress({ headers, peerAddress, trustedProxies }: Peer): string {
  const chain = trustedProxies > 0 ? (headers.get("x-forwarded-for") ?? "").split(",") : [];
  return ipAddressIn(chain.at(-trustedProxies) ?? "") ?? ipAddressIn(peerAddress) ?? peerAddress;
}

/** Headers that proxies set. Some proxies set only one of them. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via"];

/**
 * Whether the other end of the socket is this machine, which may ask at the address that the shop listens at, and no proxy forwards
 * the request.
 */
export function isLocal(headers: Headers, peerAddress: string, host: string): boolean {
  const isSame = isLoopback(peerAddress) || peerAddress === host;
  return isSame && !FORWARDED.some((name) => headers.has(name));
}

export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/** Whether a page of another site makes the browser ask, without a visit: whoever follows a link or comes back from paying wants to. */
export function isForeignCall({ method, headers }: Request): boolean {
  const isVisit = method === "GET" && headers.get("sec-fetch-dest") === "document";
  return headers.get("sec-fetch-site") === "cross-site" && !isVisit;
}

/** Whether a browser's visit seems to come from this machine or its network, as from a proxy there: to the shop, all visitors are then one. */
export const hidesVisitor = (headers: Headers, address: string): boolean =>
  headers.get("sec-fetch-mode") === "navigate" && isPrivate(address);
