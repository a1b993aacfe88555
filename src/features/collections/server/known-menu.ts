import type { Db } from "#platform/database/database.ts";
import { cachedAnswers } from "#platform/events/cached-answers.ts";
import type { Events } from "#platform/events/events.ts";
import { currentLanguage } from "#shared/language.ts";
import type { ShopMenu } from "#shared/shop-menu.ts";
import { collectionAddress } from "../collection-filters.ts";
import { collectionsInMenus } from "./collection-queries.ts";

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

const known = cachedAnswers<ShopMenu>(["settings", "collection"]);

/** The collections in the menus in the language of the request, as each process knows them. */
export const knownMenu = ({ db, events }: { db: Db; events: Events }): Promise<ShopMenu> =>
  known(events, currentLanguage(), () => readMenu(db));

async function readMenu(db: Db): Promise<ShopMenu> {
  const all = await collectionsInMenus(db);
  const linksOf = (menu: keyof ShopMenu) =>
    all.flatMap((one) => (one.menu === menu ? [{ to: collectionAddress(one.slug), label: cut(one.title) }] : []));
  const main = linksOf("main").slice(0, MAX_IN_MAIN);
  return { main, footer: [...main, ...linksOf("footer").slice(0, MAX_IN_FOOTER)] };
}
