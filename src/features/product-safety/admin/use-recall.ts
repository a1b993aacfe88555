import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { useSeen } from "#backoffice/use-seen.ts";
import { batchesIn } from "#features/orders/batch.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { newId } from "#shared/new-id.ts";
import type { RecallText, RecallTexts, Remedy } from "../recall.ts";

export type Preview = ResponseOf<"POST admin-recall-preview">;

const NOTHING: RecallText = { hazard: "", instructions: "" };

/** What is written into the form of a recall; another scope needs another preview. */
export function useRecall(sku: string) {
  const [scope, setScope] = useState({ sku, batches: "", withUnknown: true, from: "", to: "" });
  // One for each recall: sent again after a lost answer, it writes to nobody twice.
  const [id, setId] = useState(newId);
  const [texts, setTexts] = useState<Readonly<Partial<Record<Language, RecallText>>>>({});
  const [remedies, setRemedies] = useState<readonly Remedy[]>(["replacement", "refund"]);
  const asked = {
    sku: scope.sku,
    batches: batchesIn(scope.batches),
    with_unknown: scope.withUnknown,
    sold_from: scope.from || null,
    sold_to: scope.to || null,
  };
  const { seen: preview, see, forget } = useSeen<Preview>(asked);
  const find = useEndpointMutation(() => call("POST admin-recall-preview", { body: asked }), []);
  const send = useEndpointMutation(
    () =>
      call("POST admin-recalls", {
        body: {
          id,
          scope: asked,
          texts: written(texts, preview?.languages ?? []),
          remedies: [...remedies],
          seen: preview?.count ?? 0,
        },
      }),
    ["admin-recalls"],
  );
  return {
    scope,
    preview,
    remedies,
    setRemedies,
    send,
    isFinding: find.isPending,
    /** Something of the email is written. */
    isDirty: Object.values(texts).some((text) => text.hazard !== "" || text.instructions !== ""),
    change: (part: Partial<typeof scope>) => setScope((before) => ({ ...before, ...part })),
    find: async () => see(await find.mutateAsync(undefined)),
    textIn: (language: Language) => texts[language] ?? NOTHING,
    write: (language: Language, part: Partial<RecallText>) =>
      setTexts((before) => ({ ...before, [language]: { ...(before[language] ?? NOTHING), ...part } })),
    done() {
      setId(newId());
      forget();
      // What was typed while it was being sent stays.
      setTexts((now) => (now === texts ? {} : now));
    },
  };
}

/** English always, languages of buyers where anything is written: half a text is refused, not left out. */
export const written = (
  texts: Readonly<Partial<Record<Language, RecallText>>>,
  ofBuyers: readonly Language[],
): RecallTexts =>
  Object.fromEntries(
    Object.entries({ [DEFAULT_LANGUAGE]: NOTHING, ...texts }).filter(
      ([language, text]) =>
        language === DEFAULT_LANGUAGE ||
        (ofBuyers.some((one) => one === language) && Object.values(text).some((part) => part?.trim())),
    ),
  );
