import { type RadioCard, RadioCards } from "#ui/radio-cards.tsx";
import { messages } from "../messages.ts";
import { initialsOf, type MethodChoice } from "../method-choice.ts";
import type { PaymentChoice } from "./use-payment-methods.ts";

interface PaymentCardProps {
  payment: PaymentChoice;
  error: string | undefined;
}

/** How the order is paid: a bank, a card and more, as people of the buyer's country look for them. */
export function PaymentCard({ payment: { offered, chosen, choose }, error }: PaymentCardProps) {
  if (offered.length === 0) return null;
  return (
    <div>
      <input type="hidden" name="asksForMethod" value="yes" />
      <RadioCards
        label={messages.paymentMethod}
        name="paymentMethod"
        required
        isSection
        columns
        value={chosen}
        onChange={choose}
        error={chosen ? undefined : error}
        cards={offered.map(asCard)}
      />
    </div>
  );
}

function asCard({ key, group, name }: MethodChoice): RadioCard {
  const words = messages.methodGroups[group];
  return {
    value: key,
    label: name ?? words.label,
    description: group === "bank" && name ? undefined : words.description,
    mark: name ? <Mark text={initialsOf(name)} /> : undefined,
  };
}

const Mark = ({ text }: { text: string }) => (
  <span
    aria-hidden="true"
    className="-my-1 grid size-8 shrink-0 place-items-center rounded-sm border border-beige bg-linen text-xs font-medium text-espresso"
  >
    {text}
  </span>
);
