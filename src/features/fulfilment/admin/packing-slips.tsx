import { useEffect, useEffectEvent } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { PackingSheet } from "./packing-sheet.tsx";

interface PackingSlipsProps {
  orders: ResponseOf<"GET admin-packing-list">["orders"];
  storeName: string;
  storeEmail: string;
  timeZone: string;
  onPrinted: () => void;
}

/** Prints the slips of all these orders, one a page. Nobody sees them on the screen. */
export function PackingSlips({ orders, onPrinted, ...shop }: PackingSlipsProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const ended = () => end();
    addEventListener("afterprint", ended);
    window.print();
    return () => removeEventListener("afterprint", ended);
  }, []);
  return orders.map(({ id, order_number, created_at, lines, slip }) => (
    <div key={id} className="hidden break-after-page print:block">
      <PackingSheet {...shop} order={{ ...slip, order_number, created_at }} language={slip.language} lines={lines} />
    </div>
  ));
}
