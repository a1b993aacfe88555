import { useQueryClient } from "@tanstack/react-query";
import { failureText } from "#api-client/failure.ts";
import { invalidate, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useFailureToast } from "#backoffice/failure-toast.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as dialogWords } from "#ui/office-messages.ts";
import { Progress } from "#ui/progress.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.ts";
import { messages } from "./messages.ts";
import {
  forgetMigration,
  hasFailed,
  type MigratedProduct,
  type MigrationRun,
  startMigration,
  stopMigration,
  useMigration,
} from "./migration-run.ts";

const words = messages.migrate;

/** Fetches images from elsewhere into the shop's storage, product by product; it may be left and found again. */
export function MigrateImages({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const run = useMigration();
  const status = useEndpointQuery("GET admin-images", {}, { enabled: isOpen && run.is === "idle", staleTime: 0 });
  const client = useQueryClient();
  useFailureToast(words.failedToLoad, isOpen ? status.error : null);
  const products = status.data?.products ?? [];
  const start = async () => {
    if (status.data && hasFailed(await startMigration(status.data))) toast({ title: words.failed, tone: "danger" });
    await invalidate(client, ["admin-images", "admin-products"]);
  };
  const open = (next: boolean) => {
    onOpenChange(next);
    if (!next) forgetMigration();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      title={words.title}
      description={words.text}
      footer={
        run.is === "running" ? (
          <Button variant="secondary" onClick={stopMigration}>
            {words.stop}
          </Button>
        ) : run.is === "idle" && products.length > 0 ? (
          <>
            <Button variant="secondary" onClick={() => open(false)}>
              {dialogWords.cancel}
            </Button>
            <Button onClick={start}>{words.start}</Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => open(false)}>
            {words.close}
          </Button>
        )
      }
    >
      {run.is === "idle" ? <Waiting status={status} /> : <Run run={run} />}
    </Dialog>
  );
}

function Waiting({
  status: { data, error, refetch },
}: {
  status: ReturnType<typeof useEndpointQuery<"GET admin-images">>;
}) {
  if (data && data.products.length === 0) return <Notice tone="success">{words.nothing}</Notice>;
  if (data) {
    const images = data.products.reduce((total, one) => total + one.images, 0);
    return <p>{words.waiting(data.products.length, images)}</p>;
  }
  if (error)
    return (
      <Notice
        tone="danger"
        title={words.failedToLoad}
        action={
          <Button size="small" variant="secondary" onClick={() => refetch()}>
            {messages.again}
          </Button>
        }
      >
        {failureText(error)}
      </Notice>
    );
  return (
    <p className="flex items-center gap-2 text-stone">
      <Spinner className="size-4" /> {words.loading}
    </p>
  );
}

const tones: Record<MigratedProduct["result"], BadgeTone> = {
  success: "success",
  partial: "warning",
  failed: "danger",
};

function Run({ run }: { run: MigrationRun }) {
  const { is, total, results } = run;
  return (
    <div className="grid gap-4 text-sm">
      <Progress
        label={is === "running" ? words.running : hasFailed(run) ? words.failed : words.done}
        value={results.length}
        max={total}
        valueText={words.progress(results.length, total)}
        tone={is === "running" ? "gold" : hasFailed(run) ? "danger" : "success"}
      />
      {is === "running" && <p className="text-stone">{words.leave}</p>}
      <ul aria-label={words.results} className="divide-y divide-beige/60 rounded-md border border-beige bg-paper">
        {results.toReversed().map(({ id, name, result, migrated, errors }) => (
          <li key={id} className="grid gap-1 px-4 py-2">
            <span className="flex items-center gap-3">
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <Badge tone={tones[result]}>{words.result[result]}</Badge>
            </span>
            <span className="text-xs text-stone">
              {[words.migrated(migrated), ...errors.map((error) => `${error}.`)].join(". ").replaceAll("..", ".")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
