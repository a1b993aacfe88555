import { data } from "react-router";
import { shopOf } from "#api-client/use-store.ts";
import { subscriberOfLink } from "#features/subscribers/server/subscriber-key.ts";
import { LetterLinkScreen } from "#features/subscribers/storefront/email-link-screen.tsx";
import { texts } from "#features/subscribers/texts.ts";
import { pageContext } from "#http/page-context.ts";
import { privatePage } from "#site/page-meta.ts";
import { answerLetter, lookAtLetter } from "../server/answer-email-link.ts";
import type { Route } from "./+types/newsletter-confirm.page";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(shopOf(matches), texts.confirm.title);

/** The action has done it by the time the page is shown again, so the loader tells how things stand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const id = subscriberOfLink(shop.secret, "confirm", new URL(request.url).searchParams);
  const answer = id ? await lookAtLetter(shop, "confirm", id) : "gone";
  return data({ answer }, { status: answer === "gone" ? 404 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const id = subscriberOfLink(shop.secret, "confirm", new URL(request.url).searchParams);
  if (id) await answerLetter(shop, "confirm", id);
  return null;
}

export default function NewsletterConfirmPage({ loaderData: { answer } }: Route.ComponentProps) {
  return <LetterLinkScreen answer={answer} words={texts.confirm} />;
}
