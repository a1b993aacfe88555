import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { messages as siteMessages } from "#site/messages.ts";
import { pageMeta } from "#site/page-meta.ts";
import { questionsData } from "#site/structured-data.ts";
import { Accordion } from "#ui/accordion.tsx";
import type { Route } from "./+types/faq.page";
import { text } from "./faq-text.ts";

export const handle = { scriptsMayWait: true };

/** Prose is in the page and not in its scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { storeEmail } = await knownSettings(context.get(pageContext).shop);
  return { ...text, entries: text.entries(storeEmail) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMeta({ ...storeOf(matches), ...loaderData, path: "/faq" }),
        questionsData([...loaderData.entries, ...loaderData.more]),
      ]
    : [];

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, entriesTitle, entries, moreTitle, more, elseBefore, elseWrite, elseBetween } = loaderData;
  return (
    <main className="page py-12 lg:py-16">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="grid gap-x-16 lg:grid-cols-[1fr_2fr]">
        <h2 className="mt-12 mb-4 text-2xl">{entriesTitle}</h2>
        <Accordion items={entries.map(asItem)} className="lg:mt-12" />
        <h2 className="mt-12 mb-4 text-2xl">{moreTitle}</h2>
        <Accordion items={more.map(asItem)} className="lg:mt-12" />
        <p className="mt-10 text-stone lg:col-start-2">
          {elseBefore}{" "}
          <Link to="/contact" className="link">
            {elseWrite}
          </Link>
          {elseBetween}{" "}
          <Link to="/return-refund-policy" className="link">
            {siteMessages.links["/return-refund-policy"]}
          </Link>
          .
        </p>
      </div>
    </main>
  );
}

const asItem = ({ question, answer }: { question: string; answer: readonly string[] }) => ({
  value: question,
  title: question,
  content: answer.map((paragraph) => (
    <p key={paragraph} className="not-first:mt-3">
      {paragraph}
    </p>
  )),
});
