import { Section } from "react-email";
import { messages as cart } from "#features/cart/messages.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { EmailGoods, EmailSum } from "#ui/email-pieces.tsx";
import { messages as emailMessages } from "../email-messages.ts";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";
import { totalLabel } from "./total-label.ts";

export interface GoodsAndSumsProps {
  order: OrderView;
  /** Absolute addresses in the order of the lines; null where a product has none. */
  images: readonly (string | null)[];
}

/** What an order holds and how its total comes about. */
export function GoodsAndSums({ order, images }: GoodsAndSumsProps) {
  const money = (amount: Cents) => formatMoney(amount, order.currency);
  return (
    <>
      {order.lines.map((line, index) => (
        <EmailGoods
          key={line.name}
          image={images[index] ?? null}
          name={line.name}
          note={line.parts}
          quantity={emailMessages.mail.quantity(line.quantity, money(line.unitPrice))}
          amount={money(line.line)}
        />
      ))}
      <Section style={{ paddingTop: 10 }}>
        {order.discounts.map(({ kind, cents }) => (
          <EmailSum key={kind} label={cart.discounts[kind]} amount={`−${money(cents)}`} />
        ))}
        {(order.shipping > 0 || !order.isHandedOver) && (
          <EmailSum label={messages.shipping} amount={order.shipping === 0 ? messages.free : money(order.shipping)} />
        )}
      </Section>
      <Section style={{ paddingTop: 10 }}>
        <EmailSum label={totalLabel(order)} amount={money(order.total)} strong />
      </Section>
    </>
  );
}
