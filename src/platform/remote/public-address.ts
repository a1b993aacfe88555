import { BlockList, isIPv6 } from "node:net";

/** IPv4 networks that no public host has: private, shared, loopback, link-local, documentation, tests, multicast, reserved. */
const OWN_NETWORKS: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
/** Of the only public IPv6 network, what is documentation or carries an IPv4 address inside (Teredo, 6to4). */
const OWN_IN_PUBLIC_V6: readonly (readonly [network: string, bits: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refused = new BlockList();
for (const [network, bits] of OWN_NETWORKS) refused.addSubnet(network, bits, "ipv4");
for (const [network, bits] of OWN_IN_PUBLIC_V6) refused.addSubnet(network, bits, "ipv6");
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the open internet, and to no network of ours or of this machine. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? publicV6.check(address, "ipv6") && !refused.check(address, "ipv6")
    : !refused.check(address, "ipv4");
