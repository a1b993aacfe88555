import { data } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { messages } from "#features/subscribers/link-messages.ts";
import { subscriberOfLink } from "#features/subscribers/server/subscriber-key.ts";
import { EmailLinkScreen } from "#features/subscribers/storefront/email-link-screen.tsx";
import { pageContext } from "#http/page-context.ts";
import { privatePage } from "#site/page-meta.ts";
import { emailLinkState, followEmailLink } from "../server/answer-email-link.ts";
import type { Route } from "./+types/email-link.page";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? privatePage(storeOf(matches), messages[loaderData.link].title) : [];

/** The link that the address names: `url` is the page's also where a navigation asks for its data alone. */
const linkOf = (url: URL) => (url.pathname.includes("/newsletter/confirm") ? "confirm" : "unsubscribe");

/** The action has done it by the time the page is shown again, so the loader tells how things stand. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const link = linkOf(url);
  const id = subscriberOfLink(shop.secret, link, url.searchParams);
  const answer = id ? await emailLinkState(shop, link, id) : "gone";
  return data({ link, answer } as const, { status: answer === "gone" ? 404 : 200 });
}

export async function action({ url, context }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const link = linkOf(url);
  const id = subscriberOfLink(shop.secret, link, url.searchParams);
  if (id) await followEmailLink(shop, link, id, url.searchParams.get("campaign"));
  return null;
}

export default function EmailLinkPage({ loaderData: { link, answer } }: Route.ComponentProps) {
  return <EmailLinkScreen answer={answer} words={messages[link]} />;
}
