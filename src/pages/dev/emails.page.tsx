import { Link } from "react-router";
import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/emails.page";

export const meta = () => [{ title: "Emails" }, { name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { sampleNames } = await import("./email-samples.tsx");
  return { names: await sampleNames(context.get(pageContext).shop) };
}

/** What the shop writes, with a made-up order. */
export default function EmailsPage({ loaderData: { names } }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-3xl px-6 py-16">
      <h1 className="font-display text-4xl">Emails</h1>
      <ul className="mt-8 divide-y divide-beige border-y border-beige">
        {names.map((name) => (
          <li key={name}>
            <Link to={`/dev/emails/${name}`} className="link block py-4">
              {titleOf(name)}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
