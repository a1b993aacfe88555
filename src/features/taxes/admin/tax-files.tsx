import { useState } from "react";
import type { CallOptions } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { FileButtons } from "#backoffice/file-buttons.tsx";
import { PresetField } from "#backoffice/preset-field.tsx";
import { useFileLink } from "#backoffice/use-file-link.ts";
import { Card } from "#ui/card.tsx";
import { DateField } from "#ui/date-field.tsx";
import { messages } from "../operator-messages.ts";
import { daysOf } from "../quarter.ts";

const words = messages.files;
const OF_QUARTER = ["return", "corrections", "figures", "recapitulative"] as const;
const OF_PERIOD = ["documents", "records"] as const;
type File = NonNullable<CallOptions<"POST admin-tax-file">["body"]>;

/** Files of a quarter, and documents and the record of sales for any period. */
export function TaxFiles({ quarter, test }: { quarter: string; test: "true" | "false" }) {
  const days = daysOf(quarter);
  const [period, setPeriod] = useState(days);
  const link = useFileLink(words.failed, (body: File) => call("POST admin-tax-file", { body }));
  const press = (file: File["file"], of = days) => link.download({ file, ...of, test });
  const labelled = (file: File["file"]) => ({
    file,
    label: `${words[file]} (CSV)`,
    holds: words.holds[file],
  });
  return (
    <Card title={words.title} lead={words.lead}>
      <FileButtons files={OF_QUARTER.map(labelled)} busy={link.busy?.file} onPress={press} />
      <p className="mt-6 mb-3 text-sm text-stone">{words.recordsLead}</p>
      <div className="grid items-end gap-3 **:min-w-0 sm:grid-cols-2 lg:grid-cols-4">
        <PresetField period={period} onChange={setPeriod} />
        <DateField
          label={words.from}
          value={period.from}
          onChange={({ target }) => setPeriod({ ...period, from: target.value })}
        />
        <DateField
          label={words.to}
          value={period.to}
          onChange={({ target }) => setPeriod({ ...period, to: target.value })}
        />
      </div>
      <div className="mt-3">
        <FileButtons files={OF_PERIOD.map(labelled)} busy={link.busy?.file} onPress={(file) => press(file, period)} />
      </div>
    </Card>
  );
}
