import { useState } from "react";
import { BulkFrame } from "#ui/bulk-frame.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Progress } from "#ui/progress.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BULK_STATUSES } from "../bulk-rules.ts";
import { CARRIERS, type Carrier } from "../carriers.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "../shipment.ts";
import { statusName } from "./order-status-badge.tsx";
import { texts } from "./texts.ts";
import type { Bulk, BulkDeed } from "./use-bulk.ts";
import type { Selection } from "./use-selection.ts";

const words = texts.bulk;

/** What can be done with the chosen orders; in view while one scrolls through them. */
export function BulkBar({ selection, bulk }: { selection: Selection; bulk: Bulk }) {
  const [asked, setAsked] = useState<BulkDeed | null>(null);
  const [isOpen, setOpen] = useState(false);
  const count = selection.chosen.size;
  const start = (deed: BulkDeed) =>
    deed.action === "ship" || deed.status === "cancelled" ? setAsked(deed) : void bulk.run(deed);
  const confirm = () => {
    if (asked) void bulk.run(asked);
    setAsked(null);
  };
  return (
    <BulkFrame
      label={words.label}
      className="grid gap-4 max-lg:max-h-[80dvh] max-lg:overflow-y-auto xl:flex xl:items-end xl:justify-between"
    >
      <div className="flex flex-wrap items-center gap-x-3 xl:flex-col xl:items-start">
        <p className="figures mr-auto font-medium" role="status">
          {words.selected(count)}
        </p>
        {!bulk.progress && (
          <>
            <Button variant="quiet" size="small" className="xl:-ml-4" onClick={selection.clear}>
              {words.clear}
            </Button>
            <Button size="small" className="lg:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {words.actions}
            </Button>
          </>
        )}
      </div>
      {bulk.progress ? (
        <Running {...bulk.progress} onStop={bulk.stop} />
      ) : (
        <div className={isOpen ? undefined : "max-lg:hidden"}>
          <Deeds onStart={start} />
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        variant={asked?.action === "ship" ? "primary" : "danger"}
        title={asked?.action === "ship" ? words.shipTitle(count) : words.cancelTitle(count)}
        description={asked?.action === "ship" ? words.shipText : words.cancelText}
        confirmLabel={asked?.action === "ship" ? words.shipConfirm : words.cancelConfirm}
        cancelLabel={words.keep}
        onConfirm={confirm}
      />
    </BulkFrame>
  );
}

function Running({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  return (
    <div className="flex flex-1 items-end gap-4">
      <Progress
        className="flex-1"
        label={words.progress}
        value={done}
        max={all}
        valueText={words.progressOf(done, all)}
      />
      <Button variant="secondary" size="small" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}

function Deeds({ onStart }: { onStart: (deed: BulkDeed) => void }) {
  const [status, setStatus] = useState<(typeof BULK_STATUSES)[number] | "">("");
  const [carrier, setCarrier] = useState<Carrier | "">("");
  const [prefix, setPrefix] = useState("");
  const isWrong = !TRACKING_CODE.test(prefix.trim());
  const ship = () =>
    onStart({ action: "ship", carrier: carrier || undefined, tracking_prefix: prefix.trim() || undefined });
  return (
    <div className="grid gap-4 lg:grid-cols-[auto_1fr] xl:gap-8">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={words.status}
          className="min-w-48 flex-1"
          placeholder={words.chooseStatus}
          options={BULK_STATUSES.map((value) => ({ value, label: statusName(value) }))}
          value={status}
          onChange={(event) => setStatus(event.target.value as typeof status)}
        />
        <Button
          variant="secondary"
          className="min-h-(--control-height)"
          disabled={status === ""}
          onClick={() => status && onStart({ action: "status", status })}
        >
          {words.apply}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3 lg:justify-end">
        <SelectField
          label={words.carrier}
          className="flex-1 max-sm:basis-full sm:min-w-36"
          options={[{ value: "", label: words.noCarrier }, ...CARRIERS.map((value) => ({ value, label: value }))]}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value as typeof carrier)}
        />
        <TextField
          label={words.prefix}
          title={words.prefixHint}
          className="min-w-48 flex-1"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={prefix}
          error={isWrong ? TRACKING_CODE_RULE : undefined}
          onChange={(event) => setPrefix(event.target.value)}
        />
        <Button className="min-h-(--control-height)" disabled={isWrong} onClick={ship}>
          {words.ship}
        </Button>
      </div>
    </div>
  );
}
