import { useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { texts } from "./texts.ts";

const words = texts.orders;

type ListTroubleProps = { error: Error | null; hasData: boolean; title: string; onRetry: () => void };

/** A list could not be loaded: said once in a toast, and where the list would be; an older list stays in view. */
export function ListTrouble({ error, hasData, title, onRetry }: ListTroubleProps) {
  useEffect(() => {
    if (error) toast({ title, description: error.message || words.unknown, tone: "danger" });
  }, [error, title]);
  if (!error) return null;
  if (!hasData)
    return (
      <ErrorState
        title={title}
        text={error.message || words.unknown}
        action={<Button onClick={onRetry}>{words.again}</Button>}
      />
    );
  const again = (
    <Button size="small" variant="secondary" onClick={onRetry}>
      {words.again}
    </Button>
  );
  return (
    <Notice tone="warning" title={title} action={again} className="mb-4">
      {words.stale}
    </Notice>
  );
}
