import { expect, it } from "vitest";
import { carryQuery } from "./carried-query.ts";

it.each([
  ["nothing was asked", "/blog/evening", "", [], "/blog/evening"],
  [
    "a campaign",
    "/blog/evening#top",
    "utm_source=letter&utm_medium=email",
    [],
    "/blog/evening?utm_source=letter&utm_medium=email#top",
  ],
  [
    "what the path says itself stays",
    "/collections/oils?sort=price",
    "sort=name&utm_source=x",
    [],
    "/collections/oils?sort=price&utm_source=x",
  ],
  ["what was read goes no further", "/blog", "page=57&utm_source=x", ["page"], "/blog?utm_source=x"],
  ["a name twice", "/x", "a=1&a=2", [], "/x?a=1&a=2"],
])("%s", (_situation, path, asked, read, led) => expect(carryQuery(path, new URLSearchParams(asked), read)).toBe(led));
