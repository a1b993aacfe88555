import { messages } from "./messages.ts";

/** What the administrators noted about an order, for whoever packs and ships it. */
export const OrderNote = ({ notes }: { notes: string }) =>
  notes && (
    <p className="mt-2 border-l-2 border-gold pl-3 text-sm wrap-anywhere">
      <span className="sr-only">{messages.packing.note}: </span>
      {notes}
    </p>
  );
