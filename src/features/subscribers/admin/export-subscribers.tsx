import type { BodyOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { csvOfParts, useExport } from "#backoffice/use-export.ts";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

const { subscribers: words } = messages;

type Filters = BodyOf<"POST admin-subscribers-export">["filters"];

/** All that the filters leave, of any number, part by part. */
export function ExportSubscribers({ filters, disabled }: { filters: Filters; disabled: boolean }) {
  const { save, count } = useExport(words);
  const ask = (after?: string) => call("POST admin-subscribers-export", { body: { filters, after } });
  return (
    <Button
      variant="secondary"
      busy={count !== null}
      busyLabel={words.exporting(count ?? 0)}
      disabled={disabled}
      onClick={() => save((tell) => csvOfParts([ask], tell))}
    >
      {words.export}
    </Button>
  );
}
