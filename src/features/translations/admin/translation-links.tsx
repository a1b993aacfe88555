import { Languages } from "lucide-react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { languageName } from "#shared/back-office-language.ts";
import type { TranslatedKind } from "../translation.ts";
import { messages } from "./messages.ts";
import { StatusBadge } from "./status-badge.tsx";

interface TranslationLinksProps {
  kind: TranslatedKind;
  id: string;
  /** Where a screen has several. */
  label?: string;
}

/** Beside an English text: the ways to its translations, with their state. */
export function TranslationLinks({ kind, id, label = messages.languages }: TranslationLinksProps) {
  const { data } = useEndpointQuery("GET admin-translations", { query: { kind, id } });
  if (!data || data.data.id !== id) return null;
  const { translations } = data.data;
  const [first] = translations;
  // One state for all is said once, after the languages.
  const shared = first && translations.every(({ status }) => status === first.status) ? first.status : undefined;
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs">
      <Languages aria-hidden="true" className="size-4 text-stone" />
      {translations.map(({ language, status }) => (
        <Link
          key={language}
          to={`/admin/translations/${kind}/${id}/${language}`}
          className="relative hit-area inline-flex items-center gap-2 text-gold-deep no-underline hover:underline"
        >
          <span className="max-sm:sr-only">{languageName(language)}</span>
          <span aria-hidden="true" className="uppercase sm:hidden">
            {language}
          </span>
          {!shared && <StatusBadge status={status} />}
        </Link>
      ))}
      {shared && <span className="text-stone">{messages.status[shared]}</span>}
    </nav>
  );
}
