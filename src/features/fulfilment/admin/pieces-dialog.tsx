import { type ComponentProps, type ReactNode, useState } from "react";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { chosenLines, PieceSteppers } from "#features/orders/admin/piece-steppers.tsx";
import { carrierOfMachine } from "#features/orders/carriers.ts";
import { newId } from "#shared/new-id.ts";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";
import { ParcelDialog } from "./parcel-dialog.tsx";

type Dialog = ComponentProps<typeof ParcelDialog>;
type Line = OrderDetail["lines"][number];

interface PiecesDialogProps extends Pick<Dialog, "description" | "hasWeight" | "submitLabel" | "failed" | "onClose"> {
  order: OrderDetail;
  title: (orderNumber: string) => string;
  /** How many pieces of a line can be chosen. */
  most: (line: Line) => number;
  warning?: string | null;
  /** Below the pieces. */
  children?: ReactNode;
  /** Of the same dialog `id` is the same: asking again after a lost answer does nothing twice. Answers what is said once it is done. */
  save: (
    body: Parameters<Dialog["save"]>[0],
    chosen: { id: string; lines: ReturnType<typeof chosenLines> },
  ) => Promise<string>;
}

/** A parcel of chosen pieces of an order: all of them at first. */
export function PiecesDialog({ order, title, most, warning, children, save, ...dialog }: PiecesDialogProps) {
  const [id] = useState(newId);
  const [lines] = useState(() =>
    order.lines.flatMap((line) => {
      const { position, name, image, sku } = line;
      const quantity = most(line);
      return quantity > 0 ? { position, name, image, detail: sku, quantity } : [];
    }),
  );
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(lines.map(({ position, quantity }) => [position, quantity])),
  );
  const [before] = useState(pieces);
  const chosen = chosenLines(pieces);
  return (
    <ParcelDialog
      {...dialog}
      title={title(order.order_number)}
      parcel={{
        number: "",
        carrier: carrierOfMachine(order.parcel_machines?.provider) ?? "",
        method: "standard",
        expected: "",
        sharesParcel: false,
      }}
      weight=""
      save={(body) => save(body, { id, lines: chosen })}
      isDirty={pieces !== before}
      disabled={chosen.length === 0}
      busyLabel={messages.ship.busy}
      above={
        <>
          {warning && <Notice tone="warning" title={warning} />}
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-sm font-medium">{messages.parcels.pieces}</legend>
            <PieceSteppers
              lines={lines}
              pieces={pieces}
              onChange={setPieces}
              error={chosen.length === 0 ? messages.parcels.none : undefined}
            />
          </fieldset>
          {children}
        </>
      }
    />
  );
}
