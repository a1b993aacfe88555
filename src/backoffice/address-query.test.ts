import { expect, it } from "vitest";
import { z } from "zod";
import { pageNumber } from "#shared/page-number.ts";
import { addressQuery } from "./address-query.ts";

const list = z.object({
  search: z.string().max(200).default(""),
  status: z.enum(["draft", "published"]).optional(),
  sort: z.enum(["newest", "title"]).default("newest"),
  page: pageNumber,
});

it.each([
  [
    "what is known",
    { search: "oil", status: "draft", sort: "title", page: "2" },
    { search: "oil", status: "draft", sort: "title", page: "2" },
  ],
  ["no status", { status: "", page: "1" }, { page: "1" }],
  ["words that mean nothing", { status: "lost", sort: "sideways", page: "-3", search: "x" }, { search: "x" }],
  ["a page that is none", { page: "2nd" }, {}],
  ["names of another list", { tab: "campaigns", toString: "", search: "x" }, { search: "x" }],
])("an address asks for %s", (_what, filters, query) => expect(addressQuery(list, filters)).toEqual(query));
