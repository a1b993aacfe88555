import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { type FeedSource, feedSource, readFeed } from "./feed-source.ts";

const folder = mkdtempSync(join(tmpdir(), "aurelle-feeds-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = (location: string, country: FeedSource["country"] = null): FeedSource => ({
  provider: "omniva",
  location,
  country,
});

function aFile(text: string): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, text);
  return file;
}

it("reads a file, all of it or one country", async () => {
  expect((await readFeed(source("tests/feeds/omniva.json"))).machines).toHaveLength(4);
  expect((await readFeed(source("tests/feeds/omniva.json", "LV"))).machines).toHaveLength(1);
});

it("reads a file that begins with a byte order mark", async () => {
  const { machines } = await readFeed(
    source(aFile(`\uFEFF[{"ZIP":"1","NAME":"One","A0_NAME":"EE","A2_NAME":"Tartu"}]`)),
  );
  expect(machines).toMatchObject([{ externalId: "1", city: "Tartu" }]);
});

describe("refuses in one sentence", () => {
  it.each<[string, () => FeedSource, RegExp]>([
    ["a file that is not there", () => source("nowhere.json"), /^The feed nowhere.json cannot be read \(ENOENT\)\.$/],
    ["what is not JSON", () => source(aFile("<html>")), /is not JSON\.$/],
    ["what is no list", () => source(aFile("{}")), /holds no list of parcel machines\.$/],
    ["an empty list", () => source(aFile("[]")), /holds no readable machine\.$/],
    [
      "a list without a machine of the country",
      () => source("tests/feeds/omniva.json", "PL"),
      /no readable machine of PL/,
    ],
    ["an address without https", () => source("http://omniva.example/"), /is asked for over http\.$/],
    [
      "an address with a key, without telling the key",
      () => source("http://a.example/?key=secret"),
      /a.example\/\?\.\.\. is/,
    ],
    ["an address of this machine", () => source("https://127.0.0.1/"), /is not on the open internet\.$/],
  ])("%s", async (_situation, wrong, why) => expect(readFeed(wrong())).rejects.toThrow(why));

  it("a file that is too large", async () =>
    expect(readFeed(source(aFile("[1,2,3]")), { maxBytes: 3, timeoutMs: 1 })).rejects.toThrow(/is larger than/));
});

describe("PARCEL_FEEDS", () => {
  const feeds = (text: string) => readConfig({ PARCEL_FEEDS: text }, "/").PARCEL_FEEDS;
  it.each([
    ["", []],
    ["omniva=https://a.example/l.json", [["omniva", undefined, "https://a.example/l.json"]]],
    [
      "inpost:PL=https://a.example/?x=1,type=2, dpd=https://b.example/",
      [
        ["inpost", "PL", "https://a.example/?x=1,type=2"],
        ["dpd", undefined, "https://b.example/"],
      ],
    ],
  ])("%s", (text, read) =>
    expect(feeds(text).map(({ provider, country, location }) => [provider, country, location])).toEqual(read),
  );
  it.each(["omniva", "omniva=http://a.example", "omniva=https://"])("refuses %s", (text) =>
    expect(() => feeds(text)).toThrow(/^PARCEL_FEEDS\.0 must look like/),
  );
});

it("knows only our providers and countries", () => {
  expect(() => feedSource("toString", "x")).toThrow('There is no parcel machine provider "toString"');
  expect(() => feedSource("dpd", "x", "BR")).toThrow('"BR" is not the code of a country we deliver to');
});
