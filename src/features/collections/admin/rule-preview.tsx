import { useDeferredValue } from "react";
import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Image } from "#ui/image.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { collectionRule } from "../collection.ts";
import { messages } from "./messages.ts";
import { type RuleDraft, ruleOf } from "./rule-draft.ts";

const { matching: words } = messages;

/** How many products a rule matches while it is written, and some of them. */
export function RulePreview({ rule }: { rule: RuleDraft }) {
  const read = collectionRule.safeParse(ruleOf(useDeferredValue(rule)));
  const asked = read.data && read.data.conditions.length > 0 ? JSON.stringify(read.data) : "";
  const { data, error, isFetching } = useEndpointQuery(
    "GET admin-collection-preview",
    { query: { rule: asked } },
    { enabled: asked !== "" },
  );
  return (
    <section aria-label={words.title} className="rounded-md border border-beige bg-paper p-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-sm font-medium">{words.title}</h3>
        {isFetching && <Spinner label={words.loading} className="size-4" />}
      </div>
      <p role="status" className="mt-2">
        {textOf(rule, asked, data, error)}
      </p>
      {asked !== "" && data && (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {data.products.map(({ id, name, thumbnail }) => (
            <li key={id} className="flex min-w-0 items-center gap-3 text-sm">
              {thumbnail && <Image src={thumbnail} alt="" width={1} height={1} className="size-10 shrink-0" />}
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Answer {
  count: number;
  is_more: boolean;
  is_all: boolean;
}

function textOf(rule: RuleDraft, asked: string, answer: Answer | undefined, error: Error | null): string {
  if (rule.conditions.length === 0) return words.noCondition;
  if (asked === "") return words.incomplete;
  if (error) return `${words.failed}. ${failureText(error)}`;
  if (!answer) return "";
  const { count, is_more, is_all } = answer;
  if (count === 0) return words.none;
  const told = is_more ? words.more(count) : words.count(count);
  return is_all ? `${told}. ${words.all}` : told;
}
