import { describe, expect, it } from "vitest";
import { ipCountry } from "./ip-country.ts";

describe.each([["the packaged tables", ipCountry]])("country by %s", (_name, open) => {
  const geo = open();

  it.each([
    ["an Estonian address", "193.40.0.1", "EE"],
    ["an American address", "8.8.8.8", "US"],
    ["an address with a port", "8.8.8.8:80", "US"],
    ["IPv4 written as IPv6", "::ffff:193.40.0.1", "EE"],
    ["the same in hexadecimal and capitals", "::FFFF:C128:1", "EE"],
    ["the same in full", "0:0:0:0:0:ffff:c128:0001", "EE"],
  ])("%s", (_situation, address, country) => {
    expect(geo.countryOf(address)).toBe(country);
  });

  it.each([
    ["this computer", "127.0.0.1"],
    ["this computer in IPv6", "::1"],
    ["a private network", "10.1.2.3"],
    ["a private network", "172.31.255.255"],
    ["a private network", "192.168.1.1"],
    ["a private network written as IPv6", "::ffff:10.1.2.3"],
    ["a carrier's network", "100.64.0.1"],
    ["an address of one link", "169.254.0.1"],
    ["a private network in IPv6", "fd00::1"],
    ["an address with a zone", "fe80::1%eth0"],
    ["multicast", "224.0.0.1"],
    ["documentation", "203.0.113.7"],
    ["too few numbers", "8.8.8"],
    ["too large numbers", "256.1.1.1"],
    ["no address", "maret"],
    ["nothing", ""],
  ])("places nobody: %s (%s)", (_situation, address) => {
    expect(geo.countryOf(address)).toBeNull();
  });

  it("answers a native IPv6 address with a country or with null, never with nonsense", () => {
    expect(geo.countryOf("2001:4860:4860::8888")).toSatisfy((answer) => answer === null || /^[A-Z]{2}$/.test(answer));
  });
});
