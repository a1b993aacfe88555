import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { callEndpoint, type ResponseOf } from "#api-client/api-client.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "../messages.ts";

type Suggested = ResponseOf<"GET search-suggestions">["suggestions"];

/** In one line, so that what stands below does not move with each letter. */
export const Suggestions = ({ suggestions }: { suggestions: Suggested }) => (
  <nav aria-label={messages.suggestions} className="-mx-gutter mt-2 overflow-x-auto px-gutter sm:-mx-1 sm:px-1">
    <ul className="flex w-max gap-2 py-1">
      {suggestions.map(({ to, title }) => (
        <li key={to + title}>
          <Button asChild variant="secondary" size="small">
            <Link to={to} className="max-w-72 max-sm:min-h-11">
              <span className="truncate">{title}</span>
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  </nav>
);

/** What may be meant, and how to ask for it by what is typed so far: an earlier answer never takes the place of a later one. */
export function useSuggestions(): [Suggested, (typed: string) => void] {
  const [suggestions, setSuggestions] = useState<Suggested>([]);
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  const suggest = async (typed: string) => {
    last.current?.abort();
    last.current = new AbortController();
    const { signal } = last.current;
    const found = typed.trim()
      ? await callEndpoint("GET search-suggestions", { query: { q: typed }, signal }).catch(() => null)
      : null;
    if (!signal.aborted) setSuggestions(found?.suggestions ?? []);
  };
  return [suggestions, suggest];
}
