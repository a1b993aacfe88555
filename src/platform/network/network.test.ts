import { describe, expect, it } from "vitest";
import { coarseNetworkOf, networkOf } from "./network.ts";

describe("a network", () => {
  it.each([
    ["an IPv4 address alone", "203.0.113.9", "203.0.113.9", "203.0.113.9"],
    ["all of an IPv6 line", "2001:db8:1:2ff:9:9:9:9", "2001:db8:1:2ff::/64", "2001:db8:1:200::/56"],
    ["an IPv4 address in an IPv6 one", "::ffff:203.0.113.9", "203.0.113.9", "203.0.113.9"],
    ["whatever is no address, together", "unix socket", "0.0.0.0", "0.0.0.0"],
  ])("is %s", (_situation, address, line, customer) =>
    expect([networkOf(address), networkOf(address, "customer")]).toEqual([line, customer]),
  );
});

it("all that one customer is given is one site, and the next customer's another", () => {
  expect(networkOf("2001:470:77:400::1", "site")).toBe(networkOf("2001:470:77:0::1", "site"));
  expect(networkOf("2001:470:78::1", "site")).not.toBe(networkOf("2001:470:77::1", "site"));
});

it.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2ff:9:9:9:9", "2001:db8:1::/48"],
  ["unix socket", "0.0.0.0/24"],
])("what is kept of %s for long is %s", (address, kept) => expect(coarseNetworkOf(address)).toBe(kept));
