import { type ComponentType, useState } from "react";
import type { Selection } from "#backoffice/use-selection.ts";
import { BulkFrame } from "#ui/bulk-frame.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Carrier } from "../carriers.ts";
import { BULK_STATUSES, STATUS_MEANING } from "../order-status.ts";
import { statusInSentence, statusName } from "../state-names.ts";
import { ExportSelected } from "./export-orders.tsx";
import { messages } from "./messages.ts";
import type { Bulk, BulkAction } from "./use-bulk.ts";

const words = messages.bulk;
type BulkStatus = (typeof BULK_STATUSES)[number];

/** By order; kept while orders are chosen, so that a dialog closed by mistake loses no scanned code. */
export type EnteredParcels = Map<string, { carrier?: Carrier | "" | undefined; code?: string | undefined }>;

export interface ShipManyProps {
  orderIds: readonly string[];
  entered: EnteredParcels;
  onClose: () => void;
  /** All of them by one call, with codes that the shop makes. */
  onShip: (parcels: Omit<Extract<BulkAction, { action: "ship" }>, "action">) => void;
  /** These were shipped. */
  onShipped: (orderIds: readonly string[]) => void;
}
export type BulkBarProps = {
  selection: Selection;
  bulk: Bulk;
  /** Asks how the chosen orders are shipped: that is a later feature's. */
  ShipManyDialog: ComponentType<ShipManyProps>;
};

/** What can be done with the chosen orders; in view while one scrolls through them. */
export function BulkBar({ selection, bulk, ShipManyDialog }: BulkBarProps) {
  const [asked, setAsked] = useState<BulkStatus | "shipped" | null>(null);
  const [entered] = useState<EnteredParcels>(() => new Map());
  const count = selection.ids.size;
  const close = () => setAsked(null);
  const setText = asked && STATUS_MEANING[asked].takesGoodsOut ? words.deliveredText : words.setText;
  return (
    <BulkFrame
      label={words.label}
      count={words.selected(count)}
      clear={bulk.progress ? undefined : { label: words.clear, onClear: selection.clear }}
    >
      {bulk.progress ? (
        <Running {...bulk.progress} onStop={bulk.stop} />
      ) : (
        <>
          <ExportSelected ids={selection.ids} />
          <DropdownMenu
            groups={[BULK_STATUSES.map((one) => ({ label: statusName(one), onSelect: () => setAsked(one) }))]}
            trigger={<Button variant="secondary">{words.status}</Button>}
          />
          <Button onClick={() => setAsked("shipped")}>{words.ship}</Button>
        </>
      )}
      {asked === "shipped" && (
        <ShipManyDialog
          orderIds={[...selection.ids]}
          entered={entered}
          onClose={close}
          onShipped={selection.drop}
          onShip={(parcel) => {
            close();
            void bulk.run({ action: "ship", ...parcel });
          }}
        />
      )}
      {asked && asked !== "shipped" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          variant={asked === "cancelled" ? "danger" : "primary"}
          title={asked === "cancelled" ? words.cancelTitle(count) : words.setTitle(count, statusInSentence(asked))}
          description={asked === "cancelled" ? words.cancelText : setText}
          confirmLabel={asked === "cancelled" ? words.cancelConfirm(count) : words.setConfirm(count)}
          cancelLabel={words.keep}
          onConfirm={() => {
            close();
            void bulk.run({ action: "status", status: asked });
          }}
        />
      )}
    </BulkFrame>
  );
}

function Running({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  return (
    <>
      <Progress
        className="min-w-40 flex-1 self-center"
        label={words.progress}
        value={done}
        max={all}
        valueText={words.progressOf(done, all)}
      />
      <Button variant="secondary" onClick={onStop}>
        {words.stop}
      </Button>
    </>
  );
}
