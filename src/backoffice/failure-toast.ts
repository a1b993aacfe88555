import { useEffect } from "react";
import { failureText } from "#api-client/failure.ts";
import { type ToastMessage, toast } from "#ui/toast.ts";

type More = Pick<ToastMessage, "subject"> & {
  /** For an answer that only says it was no success. */
  unknown?: string;
};

/** Says that something failed, and why. */
export const failureToast = (title: string, error: unknown, { unknown, ...more }: More = {}): void =>
  toast({ title, description: failureText(error, unknown), tone: "danger", ...more });

/** Says once, when it begins, that something could not be loaded; the screen says so too. */
export function useFailureToast(title: string, error: Error | null, unknown = ""): void {
  const reason = error ? failureText(error, unknown) : undefined;
  useEffect(() => {
    if (reason !== undefined) toast({ title, description: reason, tone: "danger" });
  }, [title, reason]);
}
