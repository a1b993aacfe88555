import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useUnsavedChanges } from "./use-unsaved-changes.tsx";

/** Asks before typed things are left behind, but not where they were just saved or deleted. */
export function useLeaveGuard(isDirty: boolean): { question: ReactNode; leave: (to: string) => void } {
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  const question = useUnsavedChanges(isDirty && to === null);
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
  return { question, leave: setTo };
}
