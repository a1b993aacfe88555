import { type ReactNode, useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { afterSaving } from "#backoffice/merge-editions.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { TRACKING_CODE, TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { dayProblemOf, type Parcel, ParcelFields } from "./parcel-fields.tsx";
import { asFields, asSeen, type KnownParcel, type SeenParcel, useSeenParcel, weightOf } from "./use-seen-parcel.ts";
import { readWeight, WeightField } from "./weight-field.tsx";

/** A parcel as its endpoints take it; weight in grams. */
const asBody = (parcel: Parcel, weight: number | null) => ({
  tracking_number: parcel.number.trim() || null,
  carrier: parcel.carrier || null,
  weight,
  shipping_method: parcel.method,
  estimated_delivery: parcel.expected || null,
  shares_parcel: parcel.sharesParcel,
});

interface ParcelDialogProps {
  title: string;
  description?: string;
  /** As it is when the dialog opens. */
  parcel: Parcel;
  weight: string;
  /** What is known of the parcel that is corrected. */
  known?: KnownParcel;
  /** Answers what is said once it is done. @param seen of what is known */
  save: (body: ReturnType<typeof asBody>, seen: SeenParcel) => Promise<string>;
  /** Something else was chosen. */
  isDirty?: boolean;
  /** Something else is missing. */
  disabled?: boolean;
  submitLabel: string;
  busyLabel?: string;
  failed: string;
  onClose: () => void;
  /** Weights are noted of parcels of an order that leaves in several. */
  hasWeight?: boolean;
  /** Fields above those of the parcel, and below. */
  above?: ReactNode;
  below?: ReactNode;
}

/** One of several parcels: its code, carrier, weight. */
export function ParcelDialog({
  save,
  failed,
  above,
  below,
  isDirty = false,
  disabled = false,
  hasWeight = true,
  onClose,
  ...props
}: ParcelDialogProps) {
  const [parcel, setParcel] = useState(props.parcel);
  const [before] = useState(parcel);
  const [weight, setWeight] = useState(props.weight);
  const { known, refused } = useSeenParcel(props.known, (before, now) => {
    setParcel((typed) => afterSaving(asFields(before), typed, asFields(now)));
    setWeight((typed) => (typed === weightOf(before) ? weightOf(now) : typed));
  });
  const [error, setError] = useState<{ message: string; isUsed: boolean } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const grams = readWeight(weight);
  const isUnfit = disabled || grams === undefined;
  const saving = useEndpointMutation(() => save(asBody(parcel, grams ?? null), known && asSeen(known)), INVALIDATES);
  const submit = async () => {
    if (saving.isPending || isUnfit) return;
    if (!TRACKING_CODE.test(parcel.number.trim())) return setError({ message: TRACKING_CODE_RULE, isUsed: false });
    setFailure(null);
    try {
      toast({ title: await saving.mutateAsync(undefined), tone: "success" });
      onClose();
    } catch (reason) {
      refused(reason);
      const code = reason instanceof ApiError ? reason.body.code : undefined;
      if (code === "TRACKING_USED" || code === "TRACKING_OF_PARCEL")
        setError({ message: failureText(reason), isUsed: code === "TRACKING_USED" });
      else setFailure(reason as Error);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={props.title}
      {...(props.description && { description: props.description })}
      onSubmit={submit}
      submitLabel={props.submitLabel}
      isDirty={isDirty || parcel !== before}
      disabled={isUnfit}
      busy={saving.isPending}
      busyLabel={props.busyLabel}
    >
      {failure && !dayProblemOf(failure) && (
        <Notice live tone="danger" title={failed}>
          {failureText(failure)}
        </Notice>
      )}
      {above}
      <ParcelFields
        parcel={parcel}
        error={error}
        failure={failure}
        isOptional
        onChange={(change) => {
          setParcel({ ...parcel, ...change });
          if ("number" in change) setError(null);
        }}
      />
      {hasWeight && <WeightField value={weight} onChange={setWeight} />}
      {below}
    </FormDialog>
  );
}
