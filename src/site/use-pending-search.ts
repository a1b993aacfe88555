import { useLocation } from "react-router";
import { usePendingLocation } from "./use-pending-location.ts";

/** The parameters of the address that is being fetched, while the same page is still shown for others. */
export function usePendingSearch(): URLSearchParams | undefined {
  const { pathname } = useLocation();
  const pending = usePendingLocation();
  return pending?.pathname === pathname ? new URLSearchParams(pending.search) : undefined;
}
