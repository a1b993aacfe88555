import { Link } from "react-router";
import { pageContext } from "#http/page-context.ts";
import { lettersInMailbox } from "#platform/email/mailbox-queries.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/mailbox.page";

export const meta = () => [{ title: "Mailbox" }, { name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  return { letters: await lettersInMailbox(context.get(pageContext).shop.pool) };
}

/** What the demo shop sent: nothing leaves this machine. */
export default function MailboxPage({ loaderData: { letters } }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-3xl px-6 py-16">
      <h1 className="font-display text-4xl">Mailbox</h1>
      <p className="mt-2">
        <Link to="/dev/letters" className="link">
          What each kind of letter looks like
        </Link>
      </p>
      {letters.length === 0 && <EmptyState title="No letters yet" text="Letters of this demo shop arrive here." />}
      <ul className="mt-8 divide-y divide-beige border-y border-beige">
        {letters.map((letter) => (
          <li key={letter.id} className="py-4">
            <Link to={`/dev/mailbox/${letter.id}`} className="link">
              {letter.subject}
            </Link>
            <p className="mt-1 text-sm text-stone">
              To {letter.recipient}, {letter.receivedAt}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
