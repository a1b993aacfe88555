import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";

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
