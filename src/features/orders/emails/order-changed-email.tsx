import { formatMoney } from "#shared/money.ts";
import {
  EmailButton,
  EmailFact,
  EmailFigure,
  EmailHeading,
  EmailRows,
  EmailText,
  EmailTitle,
} from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { destination, greetedName } from "../order-view.ts";
import { GoodsAndSums, type GoodsAndSumsProps } from "./goods-and-sums.tsx";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";
import { totalLabel } from "./total-label.ts";

const { changedEmail: mail } = messages;

/** What a correction changed; what stayed is left out. */
export interface OrderChanges {
  goods: readonly { name: string; before: number; after: number }[];
  /** What it costs, in words. */
  total: { before: string; after: string } | null;
  /** Where the parcel goes, in one line. */
  to: { before: string; after: string } | null;
}

/** The order is as it has become. */
interface OrderChangedEmailProps extends GoodsAndSumsProps, OrderEmailSender {
  changes: OrderChanges;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

export function OrderChangedEmail({ order, images, changes, orderUrl, ...shop }: OrderChangedEmailProps) {
  const total = formatMoney(order.total, order.currency);
  return (
    <OrderEmailLayout preview={mail.preview(order.orderNumber, total)} sender={shop}>
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(greetedName(order))}</EmailText>
      <EmailText>{mail.text(order.orderNumber)}</EmailText>
      {(changes.goods.length > 0 || changes.total || changes.to) && (
        <>
          <EmailHeading>{mail.what}</EmailHeading>
          <EmailRows>
            {changes.goods.map(({ name, before, after }) => (
              <EmailFigure key={name} term={name} value={`${before} → ${after}`} />
            ))}
            {changes.total && (
              <EmailFigure term={totalLabel(order)} value={`${changes.total.before} → ${changes.total.after}`} />
            )}
            {changes.to && (
              <EmailFact term={messages.mail.to}>
                <s>{changes.to.before}</s>
                <br />→ {changes.to.after}
              </EmailFact>
            )}
          </EmailRows>
        </>
      )}
      <EmailRows>
        <GoodsAndSums order={order} images={images} />
        <EmailFact term={messages.mail.to}>{destination(order)}</EmailFact>
      </EmailRows>
      <EmailButton href={orderUrl}>{messages.mail.see}</EmailButton>
    </OrderEmailLayout>
  );
}
