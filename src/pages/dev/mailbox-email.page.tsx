import { data } from "react-router";
import { pageContext } from "#http/page-context.ts";
import { letterInMailbox } from "#platform/email/mailbox-queries.ts";
import type { Route } from "./+types/mailbox-email.page";
import { LetterFrame } from "./email-frame.tsx";

export const meta = () => [{ title: "Letter" }, { name: "robots", content: "noindex" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const letter = await letterInMailbox(context.get(pageContext).shop.pool, params.id);
  if (!letter) throw data(null, { status: 404 });
  return letter;
}

export default function MailboxLetterPage({ loaderData: letter }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-4xl px-6 py-16">
      <h1 className="font-display text-3xl">{letter.subject}</h1>
      <p className="mt-2 text-sm text-stone">
        From {letter.sender} to {letter.recipient}
      </p>
      <LetterFrame html={letter.html} plain={letter.plain} />
    </main>
  );
}
