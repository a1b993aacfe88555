import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { FailureNotice } from "#backoffice/failure-notice.tsx";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { chosenLines } from "#features/orders/admin/piece-steppers.tsx";
import type { AdminReturn } from "#features/withdrawals/admin/return-answer.ts";
import { broughtBack, declaredPieces, ReturnPieces, useRestock } from "#features/withdrawals/admin/return-pieces.tsx";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { showWhole } from "./correction-sums.tsx";
import { messages } from "./messages.ts";
import { usePreview } from "./use-preview.ts";
import { type ChosenLine, WantedLines } from "./wanted-lines.tsx";

const words = messages.exchange;

type Preview = ResponseOf<"POST admin-return-exchange-preview">;
type Props = { of: AdminReturn; order: OrderDetail };

/** Gives other goods in place of the money of a return. */
export function ExchangeReturn(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${words.open}: ${props.of.order_number}`}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Dialog({ of, order, onClose }: Props & { onClose: () => void }) {
  const [lines, setLines] = useState<ChosenLine[]>([]);
  const [declared] = useState(() => declaredPieces(of));
  const [pieces, setPieces] = useState(declared);
  const goods = broughtBack(of, pieces);
  const { restock, setRestock } = useRestock(goods);
  const wanted = {
    return_id: of.id,
    returned: chosenLines(pieces),
    lines: lines.flatMap(({ productId, quantity }) => (quantity > 0 ? { product_id: productId, quantity } : [])),
  };
  const isEmpty = wanted.lines.length === 0;
  const { preview, error, isAsked, isLooking, isSaving, submit } = usePreview<Preview>({
    wanted,
    look: () => call("POST admin-return-exchange-preview", { body: wanted }),
    save: ({ back, discount }) =>
      call("POST admin-return-exchange", {
        body: { ...wanted, back, discount, restock: chosenLines(restock) },
      }),
    isComplete: () => !isEmpty,
    done: words.done,
    refundFailed: words.refundFailed,
    onClose,
  });
  return (
    <FormDialog
      width="wide"
      title={words.title}
      description={words.text}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={preview ? words.save : words.preview}
      isDirty={pieces !== declared || lines.length > 0 || chosenLines(restock).length > 0}
      busy={isLooking || isSaving}
      busyLabel={isSaving ? words.saving : words.previewing}
      disabled={goods.length === 0}
    >
      <WantedLines lines={lines} onChange={setLines} error={isAsked && isEmpty ? messages.lines.empty : undefined} />
      <ReturnPieces legend={words.returned} lines={of.goods} pieces={pieces} onChange={setPieces} />
      {goods.length > 0 && <ReturnPieces legend={words.restock} lines={goods} pieces={restock} onChange={setRestock} />}
      <FailureNotice title={words.failed} error={error} />
      {preview && <Sums preview={preview} currency={order.currency} />}
    </FormDialog>
  );
}

const Sums = ({ preview, currency }: { preview: Preview; currency: string }) => (
  <dl ref={showWhole} aria-live="polite" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
    {(["credit", "goods", "discount", "back"] as const).map(
      (sum) =>
        (preview[sum] > 0 || sum === "credit") && (
          <div key={sum} className="contents">
            <dt>{words[sum]}</dt>
            <dd className="figures text-right">{inMoney(preview[sum], { currency })}</dd>
          </div>
        ),
    )}
  </dl>
);
