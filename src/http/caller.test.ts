import { describe, expect, it } from "vitest";
import { callerAddress, hidesVisitor, isLocal } from "./caller.ts";

const PROXY = "10.0.0.1";
const addressBehindProxy = (lastHop: string, trustedProxies = 1) =>
  callerAddress({
    headers: new Headers({ "x-forwarded-for": `6.6.6.6, ${lastHop}` }),
    peerAddress: PROXY,
    trustedProxies,
  });

describe("the address of a caller", () => {
  it.each([
    ["a bare address", "203.0.113.9", "203.0.113.9"],
    ["an address with a port", "203.0.113.9:5678", "203.0.113.9"],
    ["a bare IPv6 address", "2001:DB8:0:0::1", "2001:db8::1"],
    ["an IPv6 address in brackets", "[2001:db8::1]", "2001:db8::1"],
    ["an IPv6 address with a port", "[2001:db8::1]:443", "2001:db8::1"],
    ["a quoted IPv6 address", '"[2001:db8::1]:443"', "2001:db8::1"],
    ["an IPv6 address with a zone", "fe80::1%eth0", "fe80::1"],
    ["an IPv4 address in an IPv6 one", "::ffff:203.0.113.9", "203.0.113.9"],
    ["the same in hexadecimal", "::ffff:cb00:7109", "203.0.113.9"],
    ["a word", "unknown", PROXY],
    ["a hidden name", "_hidden", PROXY],
    ["nothing", "", PROXY],
    ["a number that some libraries read as an address", "3405803785", PROXY],
    ["an address in octal figures", "0313.0.113.9", PROXY],
    ["too many figures", "1.2.3.4.5", PROXY],
    ["half a bracket", "[2001:db8::1", PROXY],
    ["garbage", "'; DROP TABLE orders --", PROXY],
    ["much garbage", "x".repeat(10_000), PROXY],
  ])("with %s as the last hop", (_situation, lastHop, address) => expect(addressBehindProxy(lastHop)).toBe(address));

  it("is the socket's where no proxy is trusted, or fewer hops are named than trusted", () => {
    expect(addressBehindProxy("203.0.113.9", 0)).toBe(PROXY);
    expect(addressBehindProxy("203.0.113.9", 3)).toBe(PROXY);
  });
});

describe("a request is local", () => {
  it("from this machine, with no word of a proxy", () => {
    const from = (peerAddress: string) => isLocal(new Headers(), peerAddress, "10.77.0.21");
    expect([from("127.0.0.1"), from("10.77.0.21"), from("10.77.0.22"), from("203.0.113.9")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via"])(
    "not with %s",
    (name) => expect(isLocal(new Headers({ [name]: "x" }), PROXY, PROXY)).toBe(false),
  );
});

it("a browser that seems to be this machine or in its network is one behind a proxy that names nobody, and a check is none", () => {
  const visit = new Headers({ "sec-fetch-mode": "navigate" });
  const proxies = [
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "10.88.0.1",
    "172.31.4.9",
    "192.168.1.1",
    "100.64.0.1",
    "fd00::1",
  ];
  expect(proxies.filter((address) => !hidesVisitor(visit, address))).toEqual([]);
  expect(["203.0.113.9", "198.51.100.7", "2001:4860::1"].filter((address) => hidesVisitor(visit, address))).toEqual([]);
  expect(hidesVisitor(new Headers(), "127.0.0.1")).toBe(false);
});
