import { useRef, useState } from "react";
import { useDeed } from "#client/ask.ts";
import type { AnswerOf } from "#client/functions-client.ts";
import { sendBytes } from "#client/send-bytes.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.ts";
import { ImportReport } from "./import-report.tsx";
import { file as words } from "./texts.ts";

type Report = AnswerOf<"POST admin-subscribers-import">;

/** A file is tried first; what would happen is shown line by line, and only then it is taken over. */
export function ImportSubscribers({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const send = useDeed(
    ({ chosen, trial }: { chosen: File; trial: boolean }) =>
      sendBytes("POST admin-subscribers-import", chosen, { query: { trial: trial ? "true" : "false" } }),
    ["admin-orders", "admin-campaign"],
  );
  const take = (chosen: File, trial: boolean) =>
    send.mutate(
      { chosen, trial },
      {
        onSuccess: (answer) => {
          setReport(answer);
          if (answer.applied) toast({ title: words.done, tone: "success" });
        },
      },
    );
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setReport(null);
    take(chosen, true);
  };
  const isReady =
    report !== null &&
    !report.applied &&
    report.lines.every(({ outcome }) => outcome !== "refused") &&
    report.lines.some(({ outcome }) => outcome === "new" || outcome === "changed");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      width="wide"
      title={words.title}
      description={words.text}
      footer={
        report?.applied ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={send.isPending} onClick={() => input.current?.click()}>
              {file ? words.other : words.choose}
            </Button>
            {file && isReady && (
              <Button busy={send.isPending} busyLabel={words.applying} onClick={() => take(file, false)}>
                {words.apply}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4 text-sm">
        {send.error && (
          <Notice tone="danger" title={words.failed} live>
            {send.error.message}
          </Notice>
        )}
        {send.isPending && (
          <p role="status" className="flex items-center gap-2 text-stone">
            <Spinner className="size-4" /> {report ? words.applying : words.reading}
          </p>
        )}
        {report ? <ImportReport report={report} /> : <p className="text-stone">{words.hint}</p>}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,.txt"
          aria-label={words.choose}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
      </div>
    </Dialog>
  );
}
