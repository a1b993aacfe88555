import { useEffect } from "react";
import { failureText } from "#api-client/failure.ts";
import { toast } from "#ui/toast.ts";

/** Says once, when it begins, that something could not be loaded; the screen says so too. */
export function useFailureToast(title: string, error: Error | null, unknown = ""): void {
  const reason = error ? failureText(error, unknown) : undefined;
  useEffect(() => {
    if (reason !== undefined) toast({ title, description: reason, tone: "danger" });
  }, [title, reason]);
}
