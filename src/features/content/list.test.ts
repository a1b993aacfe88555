import { expect, it } from "vitest";
import { asked, postList } from "./list.ts";

it.each([
  [
    "what is known",
    { search: "oil", status: "draft", sort: "title", page: "2" },
    { search: "oil", status: "draft", sort: "title", page: "2" },
  ],
  ["no status, no category", { status: "", category: "", page: "1" }, { page: "1" }],
  ["words that mean nothing", { status: "lost", sort: "sideways", page: "-3", search: "x" }, { search: "x" }],
])("an address asks for %s", (_what, filters, query) => expect(asked(postList, filters)).toEqual(query));
