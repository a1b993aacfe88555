interface Peer {
  headers: Headers;
  /** The other end of the socket. */
  peerAddress: string;
  trustedProxies: number;
}

/**
 * The address of whoever asks. Each trusted proxy appends the address it saw to X-Forwarded-For, so the one that
 * counts stands as many places from the end as there are proxies; everything before it was written by the client.
 */
export function callerAddress({ headers, peerAddress, trustedProxies }: Peer): string {
  if (trustedProxies === 0) return peerAddress;
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return chain.at(-trustedProxies)?.slice(0, 64) || peerAddress;
}

/** Whether the socket's other end is this machine and nobody forwards for somebody else. */
export function isLocal(headers: Headers, peerAddress: string): boolean {
  const forwarded = headers.has("x-forwarded-for") || headers.has("forwarded");
  return !forwarded && isLoopback(peerAddress);
}

export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
