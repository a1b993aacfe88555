import { Link } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { emailsInMailbox } from "#platform/email/mailbox-queries.ts";
import { momentInWords } from "#shared/day.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import type { Route } from "./+types/mailbox.page";

export const meta = () => [{ title: "Mailbox" }, { name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { timeZone } = await storeSettings(shop.db);
  const emails = await emailsInMailbox(shop.pool);
  return {
    emails: emails.map(({ id, subject, recipient, receivedAt }) => ({
      id,
      subject,
      recipient,
      at: momentInWords(timeZone, receivedAt),
    })),
  };
}

/** What the demo shop sent: nothing leaves this machine. */
export default function MailboxPage({ loaderData: { emails } }: Route.ComponentProps) {
  const { storeName } = useStore().settings;
  return (
    <main className="mx-auto max-w-3xl px-6 py-8">
      <p className="mb-12 flex items-center justify-between border-b border-beige pb-4">
        <Wordmark name={storeName} className="h-5" />
        <Link to="/" className="link inline-flex min-h-11 items-center text-sm">
          Back to the shop
        </Link>
      </p>
      <h1 className="font-display text-4xl">Mailbox</h1>
      <p className="mt-2">
        <Link to="/dev/emails" className="link">
          What each kind of email looks like
        </Link>
      </p>
      {emails.length === 0 && <EmptyState title="No emails yet" text="Emails of this demo shop arrive here." />}
      <ul className="mt-8 divide-y divide-beige border-y border-beige">
        {emails.map((email) => (
          <li key={email.id} className="py-4">
            <Link to={`/dev/mailbox/${email.id}`} className="link">
              {email.subject}
            </Link>
            <p className="mt-1 text-sm text-stone">
              To {email.recipient}, {email.at}
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
