import { privatePage } from "#frame/page-meta.ts";
import { shopOf, useShop } from "#frame/use-shop.ts";
import type { Route } from "./+types/content-pages.page";
import { PagesList } from "./pages-list.tsx";
import { pages as words } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), words.title);

export default function ContentPagesPage() {
  return <PagesList timeZone={useShop().settings.timeZone} />;
}
