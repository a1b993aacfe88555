import { privatePage } from "#frame/page-meta.ts";
import { shopOf, useShop } from "#frame/use-shop.ts";
import type { Route } from "./+types/emails.page";
import { Emails } from "./emails.tsx";
import { emails as words } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), words.title);

export default function EmailsPage() {
  return <Emails timeZone={useShop().settings.timeZone} />;
}
