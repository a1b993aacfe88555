import { useState } from "react";
import type { CallOptions } from "#api-client/api-client.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { FileButtons } from "#backoffice/file-buttons.tsx";
import { download } from "#features/documents/admin/document-downloads.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../operator-messages.ts";
import { daysOf } from "../quarter.ts";

const words = messages.files;
const OF_QUARTER = ["return", "corrections", "figures", "recapitulative"] as const;
type File = NonNullable<CallOptions<"POST admin-tax-file">["body"]>;

/** Files of a quarter, and the record of sales for any period. */
export function TaxFiles({ quarter, test }: { quarter: string; test: "true" | "false" }) {
  const days = daysOf(quarter);
  const [period, setPeriod] = useState(days);
  const make = useEndpointMutation((body: File) => call("POST admin-tax-file", { body }), []);
  const press = (file: File["file"], of = days) =>
    make.mutateAsync({ file, ...of, test }).then(
      ({ path }) => download(path),
      (error) => failureToast(words.failed, error),
    );
  const busy = make.isPending ? make.variables.file : undefined;
  const labelled = (file: File["file"]) => ({ file, label: `${words[file]} (CSV)` });
  return (
    <Card title={words.title} lead={words.lead}>
      <FileButtons files={OF_QUARTER.map(labelled)} busy={busy} onPress={(file) => void press(file)} />
      <p className="mt-6 mb-3 text-sm text-stone">{words.recordsLead}</p>
      <div className="grid items-end gap-3 **:min-w-0 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          type="date"
          label={words.from}
          value={period.from}
          onChange={({ target }) => setPeriod({ ...period, from: target.value })}
        />
        <TextField
          type="date"
          label={words.to}
          value={period.to}
          onChange={({ target }) => setPeriod({ ...period, to: target.value })}
        />
        <div className="max-lg:col-span-full">
          <FileButtons files={[labelled("records")]} busy={busy} onPress={(file) => void press(file, period)} />
        </div>
      </div>
    </Card>
  );
}
