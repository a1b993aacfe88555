import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { callEndpoint, type ResponseOf } from "#api-client/api-client.ts";
import { withoutAccents } from "#shared/slug.ts";
import { messages } from "../messages.ts";

type Suggested = ResponseOf<"GET search-suggestions">["suggestions"];

/** One line over what stands below, which moves with no letter. */
export const Suggestions = ({ suggestions }: { suggestions: Suggested }) => (
  <div className="relative -mx-gutter h-6 lg:h-12">
    {suggestions.length > 0 && (
      <nav
        aria-label={messages.suggestions}
        className="absolute inset-x-0 top-1 z-20 [scrollbar-width:none] overflow-x-auto bg-cream px-gutter"
      >
        <ul className="flex w-max gap-6">
          {suggestions.map(({ to, title }) => (
            <li key={to + title}>
              <Link to={to} className="flex h-11 max-w-80 items-center gap-2 text-sm -outline-offset-4">
                <span className="link truncate">{title}</span>
                {kindOf(to) && <span className="text-xs text-stone">{kindOf(to)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </div>
);

/** What a page is, by the first part of its path. A product needs no word. */
const kindOf = (to: string) => (messages.kinds as Record<string, string>)[/^\/([a-z]+)/.exec(to)?.[1] ?? ""];

/** Of an earlier answer, what has every word that is typed by its beginning; all of it where nothing has. */
function stillFitting(earlier: Suggested, typed: string): Suggested {
  const words = withoutAccents(typed).split(" ");
  const fitting = earlier.filter(({ title }) =>
    words.every((word) => ` ${withoutAccents(title)}`.replaceAll(/[^\p{L}\p{N}]+/gu, " ").includes(` ${word}`)),
  );
  return fitting.length > 0 ? fitting : earlier;
}

/**
 * What may be meant, and how to ask for it by what is typed so far. What still fits of the earlier answer stands there at once,
 * until the shop's comes; an earlier answer never takes the place of a later one.
 */
export function useSuggestions(): [Suggested, (typed: string) => void] {
  const [suggestions, setSuggestions] = useState<Suggested>([]);
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  const suggest = async (typed: string) => {
    last.current?.abort();
    last.current = new AbortController();
    const { signal } = last.current;
    setSuggestions((earlier) => stillFitting(earlier, typed));
    const found = typed.trim()
      ? await callEndpoint("GET search-suggestions", { query: { q: typed }, signal }).catch(() => null)
      : null;
    if (!signal.aborted) setSuggestions(found?.suggestions ?? []);
  };
  return [suggestions, suggest];
}
