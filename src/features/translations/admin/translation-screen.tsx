import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { classes } from "#ui/classes.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import type { TranslatedKind, TranslationLanguage, TranslationsAnswer } from "../translation.ts";
import { messages } from "./messages.ts";
import { StatusBadge } from "./status-badge.tsx";
import { TranslationForm } from "./translation-form.tsx";

interface TranslationScreenProps {
  kind: TranslatedKind;
  id: string;
  language: TranslationLanguage;
}

/** The texts of one thing, English beside one other language. */
export function TranslationScreen({ kind, id, language }: TranslationScreenProps) {
  const answer = useEndpointQuery("GET admin-translations", { query: { kind, id } }, { staleTime: 0 });
  const { data, error, isFetchedAfterMount, refetch } = answer;
  const back = { to: homeOf(kind, id, data?.data.title ?? ""), label: messages.back[kind] };
  if (data && isFetchedAfterMount && data.data.id === id)
    return (
      <>
        <PageHead title={messages.title(data.data.title)} back={back} />
        <LanguageTabs texts={data.data} language={language} english={back.to} />
        <TranslationForm texts={data.data} language={language} />
      </>
    );
  if (error) return <ErrorView headingLevel={1} title={messages.failed} error={error} onRetry={refetch} back={back} />;
  return (
    <Loading label={messages.loading} className="grid gap-6">
      <SkeletonCard className="h-12" />
      <SkeletonCard className="h-160" />
    </Loading>
  );
}

/** Where the English text is written. */
function homeOf(kind: TranslatedKind, id: string, title: string): string {
  if (kind === "product") return `/admin/products?search=${encodeURIComponent(title)}`;
  if (kind === "blog-post") return `/admin/blog/${id}`;
  if (kind === "collection") return `/admin/collections/${id}`;
  return kind === "content-page" ? `/admin/content/${id}` : "/admin/settings/languages";
}

interface LanguageTabsProps {
  texts: TranslationsAnswer;
  language: TranslationLanguage;
  english: string;
}

const tab = "inline-flex min-h-12 shrink-0 items-center gap-2 border-b-2 text-sm font-medium no-underline";

/** Each language is a screen of its own, so that what is typed is asked about before it is left. */
const LanguageTabs = ({ texts, language, english }: LanguageTabsProps) => (
  <nav aria-label={messages.languages} className="mb-6 scroll-fade border-b border-beige">
    <ul className="flex gap-6">
      <li>
        <Link to={english} className={classes(tab, "border-transparent text-stone hover:text-espresso")}>
          {messages.english}
        </Link>
      </li>
      {texts.translations.map((one) => (
        <li key={one.language}>
          <Link
            to={`/admin/translations/${texts.kind}/${texts.id}/${one.language}`}
            aria-current={one.language === language ? "page" : undefined}
            className={classes(
              tab,
              one.language === language ? "border-gold-deep" : "border-transparent text-stone hover:text-espresso",
            )}
          >
            {languageName(one.language)}
            <span className="max-sm:sr-only">
              <StatusBadge status={one.status} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
