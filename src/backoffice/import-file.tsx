import { type ReactNode, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { newId } from "#shared/new-id.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as dialogWords } from "#ui/office-messages.ts";
import { Progress } from "#ui/progress.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.ts";
import { ImportCounts, ImportReport, type Report, type ReportWords } from "./import-report.tsx";
import { messages } from "./messages.ts";

const ASK_EVERY_MS = 700;

interface ImportFileProps {
  /** Tries the file, or takes it over. `progress` is the id by which it may tell how far it has come. */
  send: (file: File, trial: boolean, progress: string, isChosen: boolean) => Promise<Report>;
  /** A choice that the reading of the file depends on: the file is tried again with it. */
  choice?: { label: string; hint: string };
  /** Where it tells that: lines that are done, in words. */
  progressText?: (done: number, total: number) => string;
  /** What is asked for again afterwards. */
  invalidates: Parameters<typeof useEndpointMutation>[1];
  words: Partial<typeof messages.importFile> &
    Omit<ReportWords, keyof typeof messages.importFile> & {
      title: string;
      text: string;
      chooseHint: string;
      done: string;
    };
  /** Kinds of files, where it is not CSV alone. */
  accept?: string;
  onClose: () => void;
  /** What is chosen beside the file. */
  children?: ReactNode;
}

/** A CSV file is tried first; what would happen is shown line by line, and only then it is taken over. */
export function ImportFile({ send: sendFile, progressText, invalidates, accept, ...more }: ImportFileProps) {
  const { onClose, children, choice } = more;
  const words = { ...messages.importFile, ...more.words };
  const [file, setFile] = useState<File | null>(null);
  const [isChosen, setChosen] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = useEndpointMutation(
    ({
      chosen,
      trial,
      progress,
      withChoice,
    }: {
      chosen: File;
      trial: boolean;
      progress: string;
      withChoice: boolean;
    }) => sendFile(chosen, trial, progress, withChoice),
    invalidates,
  );
  const take = (chosen: File, trial: boolean, withChoice: boolean) => {
    setFailure(null);
    send.mutate(
      { chosen, trial, progress: newId(), withChoice },
      {
        onSuccess: (answer) => {
          setReport(answer);
          if (answer.applied) toast({ title: words.done, tone: "success" });
        },
        onError: (error) => setFailure(failureText(error)),
      },
    );
  };
  const choose = (chosen: File, withChoice: boolean) => {
    setFile(chosen);
    setReport(null);
    take(chosen, true, withChoice);
  };
  const isReady =
    report !== null &&
    !report.applied &&
    report.problems.length === 0 &&
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
            <Button variant="secondary" disabled={send.isPending} onClick={onClose}>
              {dialogWords.cancel}
            </Button>
            <FileButton
              variant={file ? "secondary" : "primary"}
              label={words.choose}
              accept={accept ?? ".csv,text/csv,.txt"}
              disabled={send.isPending}
              onFiles={([first]) => first && choose(first, isChosen)}
            >
              {file ? words.again : words.choose}
            </FileButton>
            {file && isReady && (
              <Button busy={send.isPending} busyLabel={words.applying} onClick={() => take(file, false, isChosen)}>
                {words.apply}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-4 text-sm">
        {failure && (
          <Notice tone="danger" title={words.failed} live>
            {failure}
          </Notice>
        )}
        {send.isPending && (
          <Sending
            label={report ? words.applying : words.reading}
            progressText={progressText}
            progress={send.variables.progress}
          />
        )}
        {!report?.applied && children}
        {!report?.applied && choice && (
          <Checkbox
            label={choice.label}
            hint={choice.hint}
            checked={isChosen}
            aria-disabled={send.isPending}
            onChange={({ target: { checked } }) => {
              if (send.isPending) return;
              setChosen(checked);
              if (file) choose(file, checked);
            }}
          />
        )}
        <div role="status" className="empty:sr-only">
          {report?.problems.length === 0 && <ImportCounts report={report} words={words} />}
        </div>
        {report ? <ImportReport report={report} words={words} /> : <p className="text-stone">{words.chooseHint}</p>}
      </div>
    </Dialog>
  );
}

interface SendingProps extends Pick<ImportFileProps, "progressText"> {
  label: string;
  /** By which it is asked how far the file has come. */
  progress: string;
}

function Sending({ label, progressText, progress: id }: SendingProps) {
  const asked = { enabled: progressText !== undefined, refetchInterval: ASK_EVERY_MS };
  const { data, isPlaceholderData } = useEndpointQuery("GET admin-import-progress", { query: { id } }, asked);
  const { done, total } = (!isPlaceholderData && data?.progress) || { done: 0, total: 0 };
  if (progressText && total > 0)
    return <Progress label={label} value={done} max={total} valueText={progressText(done, total)} />;
  return (
    <p role="status" className="flex items-center gap-2 text-stone">
      <Spinner className="size-4" /> {label}
    </p>
  );
}
