import type { Db } from "#platform/database/database.ts";
import type { Events } from "#platform/events/events.ts";
import { currentLanguage, type Language } from "#shared/language.ts";
import type { ShopMenu } from "#shared/shop-menu.ts";
import { collectionAddress } from "../collection-filters.ts";
import { collectionsInMenus } from "./collection-queries.ts";

/** A line that broke unnoticed tells of no change. */
const OLDEST_MS = 60_000;

/** What a header has room for. */
const MAX_IN_MAIN = 2;
const MAX_IN_FOOTER = 12;
const MAX_LETTERS = 24;

function cut(title: string): string {
  const letters = [...title];
  return letters.length > MAX_LETTERS
    ? `${letters
        .slice(0, MAX_LETTERS - 1)
        .join("")
        .trim()}…`
    : title;
}

interface Known {
  menu: Promise<ShopMenu>;
  until: number;
}

const known = new WeakMap<Events, Map<Language, Known>>();

/** The collections in the menus in the language of the request, cached by each process until they change. */
export function knownMenu({ db, events }: { db: Db; events: Events }): Promise<ShopMenu> {
  const cached = known.get(events) ?? new Map<Language, Known>();
  if (!known.has(events))
    events.listen((change) => (change === "reconnected" || change.kind === "settings") && cached.clear());
  known.set(events, cached);
  const language = currentLanguage();
  const kept = cached.get(language);
  if (kept && kept.until > Date.now()) return kept.menu;
  const menu = readMenu(db);
  cached.set(language, { menu, until: Date.now() + OLDEST_MS });
  menu.catch(() => cached.clear());
  return menu;
}

async function readMenu(db: Db): Promise<ShopMenu> {
  const all = await collectionsInMenus(db);
  const linksOf = (menu: keyof ShopMenu) =>
    all.flatMap((one) => (one.menu === menu ? [{ to: collectionAddress(one.slug), label: cut(one.title) }] : []));
  const main = linksOf("main").slice(0, MAX_IN_MAIN);
  return { main, footer: [...main, ...linksOf("footer").slice(0, MAX_IN_FOOTER)] };
}
