import { Link } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { pageMeta } from "#site/page-meta.ts";
import { questionsData } from "#site/structured-data.ts";
import { Accordion } from "#ui/accordion.tsx";
import type { Route } from "./+types/faq.page";
import { faqEntries } from "./faq-entries.ts";

const title = "Frequently Asked Questions";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    ...storeOf(matches),
    title,
    description: "Charging, returns, warranty, contact: short answers to what we are asked most.",
    path: "/faq",
  }),
  questionsData(faqEntries(storeOf(matches))),
];

export default function FaqPage() {
  const { settings } = useStore();
  return (
    <main className="mx-auto w-full max-w-3xl px-gutter py-12 lg:py-16">
      <h1>{title}</h1>
      <p className="lead">Short answers to what we are asked most.</p>
      <Accordion
        className="mt-10"
        headingLevel={2}
        items={faqEntries(settings).map(({ id, question, answer }) => ({
          value: id,
          title: question,
          content: answer.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-3">
              {paragraph}
            </p>
          )),
        }))}
      />
      <p className="mt-10 text-stone">
        Something else?{" "}
        <Link to="/contact" className="link">
          Write to us
        </Link>
        , or read the{" "}
        <Link to="/return-refund-policy" className="link">
          Return and Refund Policy
        </Link>
        .
      </p>
    </main>
  );
}
