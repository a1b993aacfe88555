import { expect, it } from "vitest";
import { readingMinutes } from "./blog-post.ts";

const words = (count: number) => `<p>${"scent ".repeat(count)}</p>`;

it.each([
  ["nothing", "", 1],
  ["a line", "<p>Three drops.</p>", 1],
  ["660 words", words(660), 3],
  ["tags and entities only", "<p><br />&nbsp;&amp;</p>".repeat(900), 1],
])("%s is read in %s minutes", (_text, body, minutes) => expect(readingMinutes(body)).toBe(minutes));
