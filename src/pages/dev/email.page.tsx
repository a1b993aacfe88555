import { data, Link } from "react-router";
import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/email.page";
import { EmailFrame } from "./email-frame.tsx";

export const meta = () => [{ title: "Email" }, { name: "robots", content: "noindex" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sampleEmail } = await import("./email-samples.tsx");
  const email = await sampleEmail(context.get(pageContext).shop, params.name);
  if (!email) throw data(null, { status: 404 });
  return email;
}

export default function EmailPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-4xl px-6 py-16">
      <h1 className="font-display text-3xl">{params.name}</h1>
      <p className="mt-2">
        <Link to="/dev/emails" className="link">
          All emails
        </Link>
      </p>
      <EmailFrame {...loaderData} />
    </main>
  );
}
