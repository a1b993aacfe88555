import { useState } from "react";
import { failureText } from "#api-client/failure.ts";
import type { ShipManyProps } from "#features/orders/admin/bulk-bar.tsx";
import { messages as orderMessages } from "#features/orders/admin/messages.ts";
import type { Carrier } from "#features/orders/carriers.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { CarrierField } from "./carrier-field.tsx";
import { messages } from "./messages.ts";
import { ParcelTable } from "./parcel-table.tsx";
import { MAX_ROWS, useEnteredParcels } from "./use-entered-parcels.ts";

const words = messages.shipMany;
const leftOver = (shipped: number, left: number) =>
  shipped === 0 ? words.codes.nothingShipped(left) : orderMessages.bulk.leftTitle(left);

/**
 * Ships the chosen orders, each with the code that is scanned or pasted beside it; or with codes that the shop makes of a
 * prefix (back office 5), which is also the way for more orders than a table holds.
 */
export function ShipManyDialog({ orderIds, entered, onClose, onShip, onShipped }: ShipManyProps) {
  const isMany = orderIds.length > MAX_ROWS;
  const [makesCodes, setMakes] = useState(isMany);
  const [carrier, setCarrier] = useState<Carrier | "">("");
  const [prefix, setPrefix] = useState("");
  const table = useEnteredParcels(orderIds, entered, !makesCodes);
  const isWrong = makesCodes && !TRACKING_CODE.test(prefix.trim());
  const submit = async () => {
    if (isWrong || table.isBusy) return;
    if (makesCodes) return onShip({ carrier: carrier || undefined, tracking_prefix: prefix.trim() || undefined });
    const { shipped, left, failure } = await table.ship();
    if (shipped.length > 0) toast({ title: orderMessages.bulk.shipped(shipped.length), tone: "success" });
    if (failure || left > 0)
      toast({
        title: orderMessages.orders.shipFailed,
        description: failure ? failureText(failure) : leftOver(shipped.length, left),
        tone: "danger",
      });
    onShipped(shipped);
    if (left === 0 && !failure && shipped.length > 0) onClose();
  };
  const count = makesCodes ? orderIds.length : table.rows.length;
  return (
    <FormDialog
      onClose={onClose}
      width={makesCodes ? "narrow" : "wide"}
      title={words.title(orderIds.length)}
      description={words.text}
      onSubmit={submit}
      submitLabel={words.confirm(count)}
      disabled={isWrong || (!makesCodes && count === 0)}
      busy={table.isBusy}
      busyLabel={messages.ship.busy}
    >
      {isMany && <Notice title={words.codes.tooMany(MAX_ROWS)} />}
      {makesCodes ? (
        <>
          <CarrierField carrier={carrier} onChange={setCarrier} />
          <TextField
            label={words.prefix}
            hint={words.prefixHint}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={prefix}
            error={isWrong ? TRACKING_CODE_RULE : undefined}
            onChange={(event) => setPrefix(event.target.value)}
          />
          {!isMany && (
            <Button variant="secondary" className="w-fit" onClick={() => setMakes(false)}>
              {words.codes.enter}
            </Button>
          )}
        </>
      ) : (
        <ParcelTable table={table} onMakeCodes={() => setMakes(true)} />
      )}
    </FormDialog>
  );
}
