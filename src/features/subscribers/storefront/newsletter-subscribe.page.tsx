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

const { toasts } = messages;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** Also what the form at the foot of a page comes to in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shop, count } = context.get(pageContext);
  try {
    const email = tidyEmail(new URLSearchParams(await readRaw(request)).get("email") ?? "");
    if (!isEmail(email)) return answer(email === "" ? toasts.required : toasts.invalid, 400);
    await count(newsletterLimit(shop));
    const outcome = await subscribe(shop, { email, firstName: null, source: "footer" });
    return outcome === "already" ? answer(toasts.already, 409, true) : answer(toasts.subscribed, 200, true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind !== "too-many") return answer(toasts.refused(""), 400);
    return answer(toasts.tooMany(timeInWords(error.retryAfterSeconds ?? 60)), 429);
  }
}

const answer = (said: { title: string; description: string }, status: number, isDone = false) =>
  data({ ...said, isDone }, { status });

export default function NewsletterSubscribePage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  const { title, description } = actionData ?? { title: messages.title, description: messages.lead };
  if (actionData?.isDone)
    return (
      <BesideScene scene="scene-bedside">
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <Button asChild size="large" className="mt-8">
          <Link to="/">{links.home}</Link>
        </Button>
      </BesideScene>
    );
  return (
    <BesideScene scene="scene-bedside">
      <div className="max-w-lg">
        <h1>{title}</h1>
        <p className="lead">{messages.lead}</p>
        <Form method="post" noValidate className="mt-8 grid gap-4">
          <TextField
            label={messages.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            error={actionData?.description}
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
