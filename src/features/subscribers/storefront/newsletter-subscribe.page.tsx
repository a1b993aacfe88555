import { data } from "react-router";
import { timeInWords } from "#api-client/failure.ts";
import { storeOf } from "#api-client/use-store.ts";
import { pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { privatePage } from "#site/page-meta.ts";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { isEmail, tidyEmail } from "../email-address.ts";
import { messages as links } from "../link-messages.ts";
import { messages } from "../messages.ts";
import { newsletterLimit } from "../server/newsletter-endpoints.ts";
import { subscribe } from "../server/subscribe.ts";
import type { Route } from "./+types/newsletter-subscribe.page";

const { toasts } = messages;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** What the form at the foot of a page comes to in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, count } = context.get(pageContext);
  try {
    const email = tidyEmail(new URLSearchParams(await readRaw(request)).get("email") ?? "");
    if (!isEmail(email)) return data(email === "" ? toasts.required : toasts.invalid, { status: 400 });
    await count(newsletterLimit(shop));
    const outcome = await subscribe(shop, { email, firstName: null, source: "footer" });
    return outcome === "already" ? data(toasts.already, { status: 409 }) : data(toasts.subscribed);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind !== "too-many") return data(toasts.refused(""), { status: 400 });
    return data(toasts.tooMany(timeInWords(error.retryAfterSeconds ?? 60)), { status: 429 });
  }
}

export default function NewsletterSubscribePage({ actionData }: Route.ComponentProps) {
  const { title, description } = actionData ?? { title: messages.title, description: messages.lead };
  return <EmptyScreen title={title} text={description} to="/" linkLabel={links.home} />;
}
