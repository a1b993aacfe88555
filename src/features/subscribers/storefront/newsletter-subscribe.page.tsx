import { data, Form, Link, useNavigation } from "react-router";
import { timeInWords } from "#api-client/failure.ts";
import { storeOf } from "#api-client/use-store.ts";
import { pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { AppError } from "#shared/app-error.ts";
import { BesideScene } from "#site/beside-scene.tsx";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { EMAIL_MAX_LENGTH, isEmail, tidyEmail } from "../email-address.ts";
import { messages as links } from "../link-messages.ts";
import { messages } from "../messages.ts";
import { newsletterLimit } from "../server/newsletter-endpoints.ts";
import { subscribe } from "../server/subscribe.ts";
import type { Route } from "./+types/newsletter-subscribe.page";
import type { Said } from "./request-subscription.ts";

const { toasts } = messages;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** Also what the form at the foot of a page comes to in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, count } = context.get(pageContext);
  const email = tidyEmail(new URLSearchParams(await readRaw(request)).get("email") ?? "");
  const refuse = (said: Said, status: number) =>
    data({ title: said.title, problem: said.description, email }, { status });
  try {
    if (!isEmail(email)) return refuse(email === "" ? toasts.required : toasts.invalid, 400);
    await count(newsletterLimit(shop));
    const outcome = await subscribe(shop, { email, firstName: null, source: "footer" });
    return outcome === "already"
      ? data(
          { title: toasts.already.title, description: toasts.already.description, more: messages.already },
          { status: 409 },
        )
      : data(
          { title: toasts.subscribed.title, description: toasts.subscribed.description, more: messages.asked },
          { status: 200 },
        );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind !== "too-many") return refuse(toasts.refused(""), 400);
    return refuse(toasts.tooMany(timeInWords(error.retryAfterSeconds ?? 60)), 429);
  }
}

export default function NewsletterSubscribePage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  if (actionData && "more" in actionData)
    return (
      <BesideScene scene="scene-bedside">
        <h1>{actionData.title}</h1>
        <p className="lead">{actionData.description}</p>
        <p className="mt-4">{actionData.more}</p>
        <Button asChild size="large" className="mt-8">
          <Link to="/">{links.home}</Link>
        </Button>
      </BesideScene>
    );
  return (
    <BesideScene scene="scene-bedside">
      <div className="max-w-lg">
        <h1>{actionData?.title ?? messages.title}</h1>
        <p className="lead">{messages.lead}</p>
        <Form method="post" noValidate className="mt-8 grid gap-4">
          <TextField
            label={messages.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            defaultValue={actionData?.email}
            error={actionData?.problem}
          />
          <Button type="submit" size="large" busy={isBusy} busyLabel={messages.busy}>
            {messages.button}
          </Button>
        </Form>
        <p className="mt-4 text-xs text-stone">
          {messages.consent}{" "}
          <Link to="/privacy-policy" className="link">
            {messages.privacy}
          </Link>
        </p>
      </div>
    </BesideScene>
  );
}
