import { useState } from "react";
import type { BodyOf, ResponseOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { saveFile } from "#backoffice/save-file.ts";
import { csvText } from "#shared/csv.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";

const { subscribers: words } = messages;

type Filters = BodyOf<"POST admin-subscribers-export">["filters"];
type Part = ResponseOf<"POST admin-subscribers-export">;

/** All that the filters leave, of any number, part by part. */
export function ExportSubscribers({ filters, disabled }: { filters: Filters; disabled: boolean }) {
  const [count, setCount] = useState<number | null>(null);
  const save = async () => {
    setCount(0);
    try {
      const rows: string[][] = [];
      let part: Part | null = null;
      do {
        part = await nextPart(filters, part);
        for (const row of part.rows) rows.push(row);
        setCount(rows.length);
      } while (part.next);
      saveFile(part.file_name, "text/csv;charset=utf-8", csvText([part.header, ...rows]));
      toast({ title: words.exported(rows.length), tone: "success" });
    } catch (error) {
      failureToast(words.exportFailed, error);
    } finally {
      setCount(null);
    }
  };
  return (
    <Button
      variant="secondary"
      busy={count !== null}
      busyLabel={words.exporting(count ?? 0)}
      disabled={disabled}
      onClick={save}
    >
      {words.export}
    </Button>
  );
}

const nextPart = (filters: Filters, before: Part | null): Promise<Part> =>
  call("POST admin-subscribers-export", { body: { filters, ...(before?.next ? { after: before.next } : {}) } });
