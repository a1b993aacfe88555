import { storeOf } from "#api-client/use-store.ts";
import { pageMeta } from "#site/page-meta.ts";
import type { Route } from "./+types/terms-of-service.page";
import { usePolicyFacts } from "./policy-facts.tsx";
import { PolicyPage } from "./policy-page.tsx";
import { termsSections } from "./terms-sections.tsx";

const title = "Terms of Service";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...storeOf(matches),
    title,
    description: "What you and we agree on when you buy here: order, price, payment, delivery, returns, guarantee.",
    path: "/terms-of-service",
  });

export default function TermsOfServicePage() {
  const facts = usePolicyFacts();
  return (
    <PolicyPage
      title={title}
      lead={`What you and ${facts.storeName} agree on when you buy here, in twenty short sections.`}
      sections={termsSections(facts)}
      isNumbered
    />
  );
}
