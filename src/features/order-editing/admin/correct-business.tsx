import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { fieldProblems } from "#api-client/field-problems.ts";
import { call } from "#api-client/use-endpoint.ts";
import type { OrderDetail } from "#features/orders/admin/order-detail.ts";
import { MAX_VAT_NUMBER } from "#features/settings/vat-number.ts";
import { Button } from "#ui/button.tsx";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages as uiMessages } from "#ui/office-messages.ts";
import { TextField } from "#ui/text-field.tsx";
import { CorrectionSums } from "./correction-sums.tsx";
import { asBody, DeliveryFields, deliveryOf } from "./delivery-fields.tsx";
import { messages } from "./messages.ts";
import { usePreview } from "./use-preview.ts";

const words = messages.business;
const { byHand, corrections } = messages;

type Preview = ResponseOf<"POST admin-order-business-preview">;

const fields = () =>
  [
    { name: "company", label: byHand.company, maxLength: 200 },
    { name: "company_register", label: byHand.companyRegister, maxLength: 40 },
    { name: "vat_number", label: byHand.vatNumber, maxLength: MAX_VAT_NUMBER },
  ] as const;

interface BusinessButtonProps {
  order: OrderDetail;
  variant?: "secondary" | "quiet";
}

/** Corrects the business of a paid order, or gives it one. */
export function BusinessButton({ order, variant = "secondary" }: BusinessButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (order.payment_state !== "paid" || order.is_erased) return null;
  return (
    <>
      <Button variant={variant} size="small" onClick={() => setOpen(true)}>
        {order.company ? words.correct : words.add}
      </Button>
      {isOpen && <CorrectBusiness order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** First what another business comes to, then saved. */
function CorrectBusiness({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [business, setBusiness] = useState({
    company: order.company ?? "",
    company_register: order.company_register ?? "",
    vat_number: order.vat_number ?? "",
  });
  // As it was when the dialog opened: what somebody else has saved since must not be overwritten.
  const [version] = useState(order.version);
  const [address, setAddress] = useState(() => deliveryOf(order));
  const isTaken = order.is_handed_over && business.company.trim() !== "";
  const wanted = { ...business, company_address: isTaken ? asBody(address) : null, order_id: order.id, version };
  const { preview, error, maySave, isLooking, isSaving, submit } = usePreview<Preview>({
    wanted,
    look: () => call("POST admin-order-business-preview", { body: wanted }),
    save: ({ after }) => call("POST admin-order-business", { body: { ...wanted, total: after.total } }),
    isComplete: () => true,
    done: words.saved,
    onClose,
  });
  const problems = fieldProblems(error, "company_address");
  return (
    <FormDialog
      width="wide"
      title={words.correctTitle}
      description={words.correctText}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={maySave ? corrections.save : corrections.preview}
      busy={isLooking || isSaving}
      busyLabel={isSaving ? uiMessages.saving : corrections.previewing}
    >
      {fields().map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          autoComplete="off"
          value={business[name]}
          error={problems[name]}
          onChange={({ target }) => setBusiness({ ...business, [name]: target.value })}
        />
      ))}
      {isTaken && <DeliveryFields isAddress delivery={address} onChange={setAddress} problems={problems} />}
      {error && Object.keys(problems).length === 0 && (
        <Notice live tone="danger" title={words.saveFailed}>
          {failureText(error)}
        </Notice>
      )}
      {preview?.vat_number && <p>{byHand.vatNumbers[preview.vat_number]}</p>}
      {preview && <CorrectionSums preview={preview} currency={order.currency} />}
    </FormDialog>
  );
}
