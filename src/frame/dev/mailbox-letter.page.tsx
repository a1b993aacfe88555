import { data } from "react-router";
import { pageContext } from "#http/page-context.ts";
import { letterInMailbox } from "#platform/email/mailbox-queries.ts";
import type { Route } from "./+types/mailbox-letter.page";

export const meta = () => [{ title: "Letter" }, { name: "robots", content: "noindex" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const letter = await letterInMailbox(context.get(pageContext).shop.pool, params.id);
  if (!letter) throw data(null, { status: 404 });
  return letter;
}

/** The letter in a frame of its own, where nothing of it can run. */
export default function MailboxLetterPage({ loaderData: letter }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-3xl px-6 py-16">
      <h1 className="font-display text-3xl">{letter.subject}</h1>
      <p className="mt-2 text-sm text-stone">
        From {letter.sender} to {letter.recipient}
      </p>
      <iframe title="The letter" sandbox="allow-popups allow-top-navigation-by-user-activation" srcDoc={letter.html} className="mt-8 h-[48rem] w-full border border-beige" />
      <h2 className="mt-8 font-display text-2xl">As text</h2>
      <pre className="mt-4 overflow-auto bg-linen p-6 text-sm whitespace-pre-wrap">{letter.plain}</pre>
    </main>
  );
}
