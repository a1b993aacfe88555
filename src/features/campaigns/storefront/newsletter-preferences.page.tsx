import { data, Form, useNavigation } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { messages } from "#features/subscribers/link-messages.ts";
import { messages as newsletter } from "#features/subscribers/messages.ts";
import { preferencesOf } from "#features/subscribers/server/preferences.ts";
import { subscriberOfLink } from "#features/subscribers/server/subscriber-key.ts";
import { BrokenLink } from "#features/subscribers/storefront/email-link-screen.tsx";
import { pageContext } from "#http/page-context.ts";
import { readRaw } from "#http/read-request.ts";
import { BesideScene } from "#site/beside-scene.tsx";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { followPreferences } from "../server/answer-email-link.ts";
import type { Route } from "./+types/newsletter-preferences.page";

const words = messages.preferences;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const id = subscriberOfLink(shop.secret, "preferences", new URL(request.url).searchParams);
  const preferences = id ? await preferencesOf(shop, id) : null;
  return data({ preferences }, { status: preferences ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { searchParams: search } = new URL(request.url);
  const id = subscriberOfLink(shop.secret, "preferences", search);
  const emails = new URLSearchParams(await readRaw(request)).get("letters");
  if (!id || (emails !== "all" && emails !== "none")) return data({ outcome: "refused" as const }, { status: 400 });
  return data({ outcome: await followPreferences(shop, id, emails === "all", search.get("campaign")) });
}

/** Before scripts arrive it is an ordinary form. */
export default function NewsletterPreferencesPage({ loaderData: { preferences }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  if (!preferences) return <BrokenLink />;
  return (
    <BesideScene scene="scene-bedside">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead(preferences.email)}</p>
      <div role="status" className="not-empty:mt-8">
        {actionData && (
          <Notice tone={actionData.outcome === "refused" ? "danger" : "success"}>
            {actionData.outcome === "asked" ? newsletter.asked : words[actionData.outcome]}
          </Notice>
        )}
      </div>
      <Form method="post" className="mt-8 grid gap-8">
        <RadioCards
          label={words.emails}
          name="letters"
          defaultValue={preferences.wantsEmails ? "all" : "none"}
          cards={[
            { value: "all", label: words.all, description: newsletter.consent },
            { value: "none", label: words.none, description: words.noneMore },
          ]}
        />
        <p className="text-sm text-stone">{words.language}</p>
        <Button type="submit" size="large" busy={isBusy} className="sm:justify-self-start">
          {words.save}
        </Button>
      </Form>
    </BesideScene>
  );
}
