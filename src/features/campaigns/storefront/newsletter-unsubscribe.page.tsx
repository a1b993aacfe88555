import { data } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { messages } from "#features/subscribers/link-messages.ts";
import { subscriberOfLink } from "#features/subscribers/server/subscriber-key.ts";
import { EmailLinkScreen } from "#features/subscribers/storefront/email-link-screen.tsx";
import { pageContext } from "#http/page-context.ts";
import { privatePage } from "#site/page-meta.ts";
import { emailLinkState, followEmailLink } from "../server/answer-email-link.ts";
import type { Route } from "./+types/newsletter-unsubscribe.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.unsubscribe.title);

/** The action has done it by the time the page is shown again, so the loader tells how things stand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const id = subscriberOfLink(shop.secret, "unsubscribe", new URL(request.url).searchParams);
  const answer = id ? await emailLinkState(shop, "unsubscribe", id) : "gone";
  return data({ answer }, { status: answer === "gone" ? 404 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const id = subscriberOfLink(shop.secret, "unsubscribe", search);
  if (id) await followEmailLink(shop, "unsubscribe", id, search.get("campaign"));
  return null;
}

export default function NewsletterUnsubscribePage({ loaderData: { answer } }: Route.ComponentProps) {
  return <EmailLinkScreen answer={answer} words={messages.unsubscribe} />;
}
