import { Plus } from "lucide-react";
import { data } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { dateInWords, dayIn } from "#shared/day.ts";
import { pageMeta } from "#site/page-meta.ts";
import { Notice } from "#ui/notice.tsx";
import { Prose } from "#ui/prose.tsx";
import { policyAt } from "../policy.ts";
import { text } from "../policy-text.ts";
import { policyInForce } from "../server/policy-queries.ts";
import { processorsOf } from "../server/processors.ts";
import { policyText } from "../server/render-policy.ts";
import type { Route } from "./+types/policy.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...storeOf(matches), ...loaderData, path: `/${loaderData.policy}` }) : [];

/** The policy that the address names: `url` is the page's also where a navigation asks for its data alone. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const policy = policyAt(url.pathname);
  if (!policy) throw data(null, { status: 404 });
  const { shop } = context.get(pageContext);
  const settings = await knownSettings(shop);
  const { timeZone } = settings;
  const source = await policyInForce(shop.db, { policy, at: shop.clock.now(), timeZone });
  const { validFrom } = source;
  return {
    policy,
    onThisPage: text.onThisPage,
    since: dayIn(timeZone, validFrom),
    inForce: text.inForce(dateInWords(timeZone, validFrom)),
    note: policy === "imprint" && shop.config.mode === "demo" && !settings.traderAddress ? text.demoImprint : null,
    ...policyText(policy, source, settings, processorsOf(shop)),
  };
}

/** A text one can find something in: its sections listed beside it, or folded above it, each with an address of its own. */
export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, sections, since, inForce, onThisPage, note } = loaderData;
  const listed = sections.filter(({ id }) => id !== "");
  return (
    <main className="page py-12 lg:py-16">
      <header>
        <p className="eyebrow text-stone">
          <time dateTime={since}>{inForce}</time>
        </p>
        <h1 className="mt-3">{title}</h1>
        <p className="lead">{lead}</p>
        {note && (
          <Notice className="mt-6 max-w-read" title={note.title}>
            {note.text}
          </Notice>
        )}
      </header>
      <div className="mt-10 grid gap-10 border-t border-beige pt-4 md:grid-cols-[1fr_2fr] md:pt-10 lg:gap-16">
        <nav
          aria-label={onThisPage}
          className="md:sticky md:top-24 md:max-h-[calc(100dvh-7rem)] md:self-start md:overflow-y-auto"
        >
          <details className="group max-md:border-b max-md:border-beige md:details-content:[content-visibility:visible]">
            <summary className="flex min-h-11 items-center justify-between pb-4 text-sm font-medium hover:text-gold-deep md:supports-[selector(::details-content)]:hidden">
              {onThisPage}
              <Plus
                aria-hidden="true"
                className="size-5 text-gold-deep *:transition-opacity *:duration-calm group-open:*:last:opacity-0"
              />
            </summary>
            <ol className="pb-6 text-sm text-stone sm:max-md:columns-2 sm:max-md:gap-10">
              {listed.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-flex min-h-8 items-center no-underline pointer-coarse:min-h-11 hover:text-espresso hover:underline"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="grid min-w-0 gap-12">
          {sections.map(({ id, html }) => (
            <Prose
              as="section"
              key={id}
              aria-labelledby={id || undefined}
              html={html}
              className="[&_h2]:scroll-mt-28"
            />
          ))}
        </div>
      </div>
    </main>
  );
}
