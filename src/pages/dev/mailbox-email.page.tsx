import { data } from "react-router";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { emailInMailbox } from "#platform/email/mailbox-queries.ts";
import { momentInWords } from "#shared/day.ts";
import type { Route } from "./+types/mailbox-email.page";
import { EmailFrame } from "./email-frame.tsx";

export const meta = () => [{ title: "Email" }, { name: "robots", content: "noindex" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const email = await emailInMailbox(shop.pool, params.id);
  if (!email) throw data(null, { status: 404 });
  const { timeZone } = await storeSettings(shop.db);
  const { receivedAt, ...shown } = email;
  return { ...shown, at: momentInWords(timeZone, receivedAt) };
}

export default function MailboxEmailPage({ loaderData: email }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-4xl px-6 py-16">
      <h1 className="font-display text-3xl">{email.subject}</h1>
      <p className="mt-2 text-sm text-stone">
        From {email.sender} to {email.recipient}, {email.at}
      </p>
      <ul className="mt-2 text-sm">
        {email.attachments.map(({ filename, contentType, content, encoding }) => (
          <li key={filename}>
            <a
              className="link"
              download={filename}
              href={`data:${contentType.replace(" ", "")}${encoding ? `;${encoding}` : ""},${encodeURIComponent(content)}`}
            >
              {filename}
            </a>
          </li>
        ))}
      </ul>
      <EmailFrame html={email.html} plain={email.plain} />
    </main>
  );
}
