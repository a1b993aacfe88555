import { useEffect } from "react";
import { inMoney } from "#features/orders/admin/order-list-item.ts";
import { Notice } from "#ui/notice.tsx";
import { tell } from "#ui/tell.tsx";
import { messages } from "./messages.ts";
import { type Version, Versions } from "./version-sums.tsx";

const words = messages.corrections;

interface CorrectionSumsProps {
  preview: {
    before: Version;
    after: Version;
    difference: number;
    missing?: readonly { name: string; available: number }[];
  };
  currency: string;
}

/** What a correction comes to: before, after, and the money that moves. */
export function CorrectionSums({
  preview: { before, after, difference, missing = [] },
  currency,
}: CorrectionSumsProps) {
  const amount = inMoney(Math.abs(difference), { currency });
  const moves = difference > 0 ? words.toPay(amount) : difference < 0 ? words.goesBack(amount) : words.same;
  useEffect(() => tell(moves), [moves]);
  return (
    <div className="grid gap-3" ref={showWhole}>
      <Versions before={before} after={after} currency={currency} />
      {missing.map(({ name, available }) => (
        <Notice key={name} live tone="danger" title={words.missing(name, available)} />
      ))}
      <Notice title={moves} />
    </div>
  );
}

/** The dialog scrolls to what was asked for. */
export const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });
