import { ipAddressIn } from "#platform/network/network.ts";

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

/** Any of these is a word of a proxy. Some say no more than one of them. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via"];

/** Whether the socket's other end is this machine and nobody forwards for somebody else. */
export function isLocal(headers: Headers, peerAddress: string): boolean {
  return isLoopback(peerAddress) && !FORWARDED.some((name) => headers.has(name));
}

export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
