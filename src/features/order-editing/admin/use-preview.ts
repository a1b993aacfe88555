import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { useSeen } from "#backoffice/use-seen.ts";
import { toast } from "#ui/toast.ts";
import { CORRECTION_INVALIDATES } from "./invalidates.ts";

interface Steps<Preview> {
  /** What the form asks for. */
  wanted: unknown;
  /** Asks what it would come to. */
  look: () => Promise<Preview>;
  /** Saves what was seen. */
  save: (seen: Preview) => Promise<unknown>;
  /** Whether what the form has so far is enough, to look or to save. */
  isComplete: (step: "look" | "save") => boolean;
  /** What was seen can be saved. */
  isSaveable?: (seen: Preview) => boolean;
  done: string;
  /** Said where the change stands, but the provider refused the refund that belongs to it; without it, nothing of it stands. */
  refundFailed?: string;
  onClose: () => void;
}

/** A dialog that shows what a change comes to before it is saved. Another choice needs another look. */
export function usePreview<Preview>({
  wanted,
  look,
  save,
  isComplete,
  isSaveable = () => true,
  done,
  refundFailed,
  onClose,
}: Steps<Preview>) {
  const { seen: preview, see, forget } = useSeen<Preview>(wanted);
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const looking = useEndpointMutation(look, []);
  const saving = useEndpointMutation(save, CORRECTION_INVALIDATES);
  const seen = preview !== null && isSaveable(preview) ? preview : null;
  const submit = async () => {
    setAsked(true);
    if (!isComplete(seen ? "save" : "look")) return;
    setError(null);
    try {
      if (!seen) return see(await looking.mutateAsync(undefined));
      await saving.mutateAsync(seen);
      toast({ title: done, tone: "success" });
      onClose();
    } catch (failure) {
      if (refundFailed && failure instanceof ApiError && failure.body.code === "REFUND_FAILED") {
        failureToast(refundFailed, failure);
        return onClose();
      }
      setError(failure as Error);
      forget();
    }
  };
  return {
    preview,
    error,
    submit,
    /** Somebody pressed the button, so that what is missing is said. */
    isAsked,
    maySave: seen !== null,
    isLooking: looking.isPending,
    isSaving: saving.isPending,
  };
}
