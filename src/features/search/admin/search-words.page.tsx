import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { DeleteMenu } from "#backoffice/delete-button.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { SettingsFrame } from "#backoffice/settings-frame.tsx";
import { currentLocale } from "#shared/language.ts";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list-table.tsx";
import { messages } from "../synonym-messages.ts";
import type { Route } from "./+types/search-words.page";
import { AddSynonyms } from "./add-synonyms.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

type SearchWords = ResponseOf<"GET admin-search-words">;

/** What the shopkeeper does for the search: words for one thing, and words that nothing was found for. */
export default function SearchWordsPage() {
  const answer = useEndpointQuery("GET admin-search-words");
  const [typed, setTyped] = useState<string>();
  return (
    <SettingsFrame
      title={messages.title}
      lead={messages.lead}
      action={<Button onClick={() => setTyped("")}>{messages.add}</Button>}
    >
      {typed !== undefined && <AddSynonyms typed={typed} onClose={() => setTyped(undefined)} />}
      <QueryView answer={answer} failed={messages.failed} loading={messages.loading}>
        {({ misses, synonyms }) => (
          <div className="grid gap-10">
            <Misses misses={misses} onAdd={(words) => setTyped(`${words}, `)} />
            <Synonyms synonyms={synonyms} onAdd={() => setTyped("")} />
          </div>
        )}
      </QueryView>
    </SettingsFrame>
  );
}

function Misses({ misses, onAdd }: { misses: SearchWords["misses"]; onAdd: (words: string) => void }) {
  const { timeZone } = useStore().settings;
  return (
    <section>
      <h2>{messages.misses}</h2>
      <p className="mt-1 mb-4 text-sm text-stone">{messages.missesLead}</p>
      {misses.length === 0 ? (
        <div className="rounded-md border border-beige bg-paper px-4 py-3">
          <h3>{messages.none}</h3>
          <p className="mt-1 text-sm text-stone">{messages.noneText}</p>
        </div>
      ) : (
        <ListTable
          label={messages.misses}
          rows={misses.map((miss) => ({ ...miss, id: miss.words }))}
          columns={[
            { head: messages.words, cellClassName: "wrap-anywhere", cell: ({ words }) => words },
            { head: messages.times, numeric: true, cell: ({ times }) => times.toLocaleString(currentLocale()) },
            {
              head: messages.last,
              from: "sm",
              cellClassName: "whitespace-nowrap",
              cell: ({ last_at }) => shortDateIn(timeZone, last_at),
            },
            {
              head: messages.addOne,
              isHeadHidden: true,
              cellClassName: "text-right",
              cell: ({ words }) => (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={messages.addFor(words)}
                  onClick={() => onAdd(words)}
                >
                  {messages.addOne}
                </Button>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

const Synonyms = ({ synonyms, onAdd }: Pick<SearchWords, "synonyms"> & { onAdd: () => void }) => (
  <section>
    <h2>{messages.synonyms}</h2>
    <p className="mt-1 mb-4 text-sm text-stone">{messages.synonymsLead}</p>
    {synonyms.length === 0 ? (
      <EmptyState
        headingLevel={3}
        title={messages.noSynonyms}
        text={messages.noSynonymsText}
        action={<Button onClick={onAdd}>{messages.add}</Button>}
      />
    ) : (
      <ListTable
        label={messages.synonyms}
        className="max-w-none! sm:[&_table]:table-fixed"
        rows={synonyms}
        columns={[
          {
            head: messages.word,
            className: "sm:w-2/5",
            cellClassName: "wrap-anywhere",
            cell: ({ terms: [first] }) => <span lang="">{first}</span>,
          },
          {
            head: messages.others,
            from: "sm",
            isPlain: true,
            cellClassName: "wrap-anywhere text-stone",
            cell: ({ terms }) => <span lang="">{terms.slice(1).join(", ")}</span>,
          },
          {
            head: messages.deleteLabel,
            isHeadHidden: true,
            className: "w-16",
            cellClassName: "text-right",
            cell: ({ id, terms }) => (
              <DeleteMenu
                title={terms.join(", ")}
                words={messages}
                invalidates={["admin-search-words"]}
                remove={() => call("DELETE admin-search-words", { query: { id } })}
              />
            ),
          },
        ]}
      />
    )}
  </section>
);
