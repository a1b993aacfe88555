import { useState } from "react";
import { keep } from "#shared/browser-storage.ts";
import { storedJson } from "#shared/stored-json.ts";
import { packedIn } from "./packed-in.ts";

const KEY = "packing-list";

/** What is ticked on the packing list, in this browser: by the order, the names of its lines. */
export function usePacked(orderIds: readonly string[] | undefined) {
  const [packed, setPacked] = useState(() => packedIn(storedJson("localStorage", KEY)));
  const tick = (orderId: string, line: string, isPacked: boolean) => {
    // As it is now: another tab may have ticked meanwhile.
    const now = packedIn(storedJson("localStorage", KEY));
    const others = (now[orderId] ?? []).filter((one) => one !== line);
    const next = { ...now, [orderId]: isPacked ? [...others, line] : others };
    setPacked(next);
    // Orders that have left the list are forgotten.
    const listed = Object.entries(next).filter(([id]) => orderIds?.includes(id));
    keep("localStorage", KEY, JSON.stringify(Object.fromEntries(listed)));
  };
  return { packed, tick };
}
