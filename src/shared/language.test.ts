import { describe, expect, it } from "vitest";
import { type Language, localizedPath, splitLanguage } from "./language.ts";

describe("a path belongs to a language", () => {
  it.each<[path: string, language: Language, without: string]>([
    ["/", "en", "/"],
    ["/products", "en", "/products"],
    ["/de", "de", "/"],
    ["/de/", "de", "/"],
    ["/de.data", "de", "/_.data"],
    ["/de/_.data", "de", "/_.data"],
    ["/lv/products", "lv", "/products"],
    ["/lv/products.data", "lv", "/products.data"],
    ["/dev/mailbox", "en", "/dev/mailbox"],
    ["/fr/products", "en", "/fr/products"],
    ["/products/de", "en", "/products/de"],
    ["/de/de", "de", "/de"],
  ])("%s", (path, language, without) =>
    expect(splitLanguage(path)).toEqual({ language, path: without, isCanonical: true }),
  );

  it.each<[path: string, canonical: string]>([
    ["/en", "/"],
    ["/en/products", "/products"],
    ["/EN/products", "/products"],
    ["/DE", "/de"],
    ["/Lv/products", "/lv/products"],
  ])("%s is another address of %s", (path, canonical) => {
    const { language, path: without, isCanonical } = splitLanguage(path);
    expect([localizedPath(language, without), isCanonical]).toEqual([canonical, false]);
  });
});
