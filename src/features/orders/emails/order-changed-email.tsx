import { formatMoney } from "#shared/money.ts";
import { EmailButton, EmailFact, EmailHeading, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { messages as page } from "../messages.ts";
import { destination, greetedName } from "../order-view.ts";
import { ChangesOfOrder, type OrderChanges } from "./changes-of-order.tsx";
import { GoodsAndSums, type GoodsAndSumsProps } from "./goods-and-sums.tsx";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

const { changedEmail: mail } = messages;

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
      <ChangesOfOrder title={mail.what} order={order} changes={changes} />
      <EmailHeading>{page.items}</EmailHeading>
      <EmailRows>
        <GoodsAndSums order={order} images={images} />
        {!changes.to && <EmailFact term={messages.mail.to}>{destination(order)}</EmailFact>}
      </EmailRows>
      <EmailButton href={orderUrl}>{messages.mail.see}</EmailButton>
    </OrderEmailLayout>
  );
}
