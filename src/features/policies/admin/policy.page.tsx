import { useSearchParams } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { LANGUAGES } from "#shared/language.ts";
import { privatePage } from "#site/page-meta.ts";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { isPolicy } from "../policy.ts";
import type { Route } from "./+types/policy.page";
import { messages as screen } from "./messages.ts";
import { PolicyForm } from "./policy-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

/** One policy in the language of the address. */
export default function PolicyPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { settings } = useStore();
  const policy = isPolicy(params.policy) ? params.policy : "terms-of-service";
  const language = LANGUAGES.find((one) => one === search.get("language")) ?? "en";
  const { data, error, refetch, isFetchedAfterMount } = useEndpointQuery(
    "GET admin-policy",
    { query: { policy, language } },
    { staleTime: 0 },
  );
  if (data && isFetchedAfterMount)
    return (
      <PolicyForm
        key={policy + language}
        policy={policy}
        language={language}
        saved={data.data}
        languages={settings.languages}
        timeZone={settings.timeZone}
      />
    );
  if (error) return <ErrorView headingLevel={1} title={screen.failed} error={error} onRetry={refetch} />;
  return (
    <Loading label={screen.loading} className="grid gap-6">
      <SkeletonCard className="h-160" />
    </Loading>
  );
}
