import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import { type GuideTask, guideFolder, guideHtml, guideLanguages, readGuide } from "../scripts/guide.ts";
import routes from "../src/routes.ts";
import { dictionariesOf, isSaid, wordsIn } from "./guide-words.ts";

const LAYOUT = "pages/back-office/back-office-layout.tsx";
const office = (routes as RouteConfigEntry[]).find(({ file }) => file === LAYOUT)?.children ?? [];
/** Addresses of the back office with the files of their pages. Help itself needs none. */
const screens = new Map(
  office.flatMap(({ path = "", file }): [string, string][] =>
    /\*|^admin\/help/.test(path) ? [] : [[`/${path}`, file]],
  ),
);
const addresses = (routes as RouteConfigEntry[])
  .flatMap((route) => [route, ...(route.children ?? [])])
  .flatMap(({ path }) => (path && path !== "*" ? `/${path}` : []));

/** The texts between signs of Markdown. */
const between = (text: string, sign: RegExp): string[] => [...text.matchAll(sign)].map(([, inside = ""]) => inside);
const bold = ({ markdown }: GuideTask) => between(markdown, /\*\*([^*]+)\*\*/g);
const LINK = /(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g;
const PICTURE = /!\[([^\]]*)\]\(([^)\s]+)\)/g;

const tasksIn = (language: Parameters<typeof readGuide>[0]) => readGuide(language).flatMap(({ tasks }) => tasks);
const english = tasksIn("en");

describe.each(guideLanguages())("the guide in %s", (language) => {
  const tasks = tasksIn(language);
  const folder = guideFolder(language);

  it.each(tasks)("$slug says the words of its screens", async (task) => {
    const files = task.screens.map((screen) => screens.get(screen) ?? `no screen ${screen}`);
    const words = await wordsIn(dictionariesOf([...files, LAYOUT]), language);
    expect(bold(task).filter((text) => !isSaid(text, words))).toEqual([]);
  });

  it.each(tasks)("$slug belongs to screens that there are, and names addresses that there are", (task) => {
    expect(task.screens.filter((screen) => !screens.has(screen))).toEqual([]);
    const named = between(task.markdown, /`(\/[^`]*)`/g);
    expect(named.filter((name) => !addresses.some((one) => matchPath({ path: one, end: false }, name)))).toEqual([]);
  });

  it.each(tasks)("the links of $slug lead somewhere", ({ markdown, slug }) => {
    for (const address of between(markdown, LINK)) {
      if (address.startsWith("https://")) continue;
      const [path = "", part] = address.split("#");
      const file = resolve(folder, path);
      expect(existsSync(file), `${slug}: ${address}`).toBe(true);
      if (part) expect(headings(file), `${slug}: ${address}`).toContain(part);
    }
  });

  it.each(tasks)("the pictures of $slug are there, are small, and say what they show", ({ markdown, slug }) => {
    for (const [, alt = "", path = ""] of markdown.matchAll(PICTURE)) {
      expect(alt.length, `${slug}: ${path}`).toBeGreaterThan(10);
      expect(statSync(resolve(folder, path)).size, `${slug}: ${path}`).toBeLessThan(60_000);
    }
  });

  it.each(tasks)("$slug becomes HTML", (task) => {
    const html = guideHtml(task);
    expect(html).toContain("<ol>");
    expect(html).not.toMatch(/\.md"|\*\*|<script/);
  });

  it("names each task in its list as the task calls itself, and leaves none out", () => {
    const listed = [
      ...readFileSync(resolve(folder, "README.md"), "utf8").matchAll(/^- \[([^\]]+)\]\(([\w-]+)\.md\)$/gm),
    ];
    expect(listed.map(([, title, slug]) => [slug, title])).toEqual(tasks.map(({ slug, title }) => [slug, title]));
    const files = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
    expect(files.toSorted()).toEqual(tasks.map(({ slug }) => `${slug}.md`).toSorted());
  });

  it("has the same tasks for the same screens, with the same pictures, as in English", () => {
    const shape = ({ slug, screens: own, markdown }: GuideTask) => ({
      slug,
      screens: own,
      pictures: [...markdown.matchAll(PICTURE)].map(([, , path = ""]) => path.split("/").at(-1)),
      steps: between(markdown, /^(\d+)\. /gm).length,
      words: bold({ slug, title: "", screens: own, markdown }).length,
    });
    expect(tasks.map(shape)).toEqual(english.map(shape));
  });
});

it("each screen of the back office has a task behind its question mark", () => {
  const known = new Set(english.flatMap(({ screens: own }) => own));
  expect([...screens.keys()].filter((screen) => !known.has(screen))).toEqual([]);
});

it("a picture that no task shows is not kept", () => {
  const shown = english.flatMap(({ markdown }) => [...markdown.matchAll(PICTURE)].map(([, , path = ""]) => path));
  const kept = readdirSync(resolve(guideFolder("en"), "pictures")).map((name) => `pictures/${name}`);
  expect(kept.toSorted()).toEqual([...new Set(shown)].toSorted());
});

it("a button that is renamed is noticed", async () => {
  const words = await wordsIn(dictionariesOf(["pages/back-office/order.page.tsx"]), "en");
  expect(isSaid("Correct order", words)).toBe(true);
  expect(isSaid("Amend order", words)).toBe(false);
  expect(isSaid("Ship 12 orders", words)).toBe(true);
  expect(isSaid("Ship orders", words)).toBe(false);
  const elsewhere = await wordsIn(dictionariesOf(["pages/back-office/settings.page.tsx"]), "en");
  expect(isSaid("Correct order", elsewhere)).toBe(false);
});

/** As GitHub makes addresses of headings. */
const headings = (file: string): string[] =>
  between(readFileSync(file, "utf8"), /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
