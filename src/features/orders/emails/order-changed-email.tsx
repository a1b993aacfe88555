import { formatMoney } from "#shared/money.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailFact, EmailGoods, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { destination, greetedName, type OrderView } from "../order-view.ts";
import { totalLabel } from "./total-label.ts";

const { changedEmail: mail } = messages;

interface OrderChangedEmailProps {
  /** As it has become. */
  order: OrderView;
  /** Absolute addresses in the order of the lines; null where a product has none. */
  images: readonly (string | null)[];
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

export function OrderChangedEmail({ order, images, orderUrl, ...shop }: OrderChangedEmailProps) {
  const total = formatMoney(order.total, order.currency);
  return (
    <EmailLayout
      preview={mail.preview(order.orderNumber, total)}
      sender={shop.storeName}
      senderUrl={shop.shopUrl}
      footer={messages.mail.questions(shop.storeEmail)}
    >
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(greetedName(order))}</EmailText>
      <EmailText>{mail.text(order.orderNumber)}</EmailText>
      <EmailRows>
        {order.lines.map((line, index) => (
          <EmailGoods
            key={line.name}
            image={images[index] ?? null}
            name={line.name}
            note={line.parts}
            quantity={messages.mail.quantity(line.quantity, formatMoney(line.unitPrice, order.currency))}
          />
        ))}
        <EmailFact term={totalLabel(order)}>{total}</EmailFact>
        <EmailFact term={messages.mail.to}>{destination(order)}</EmailFact>
      </EmailRows>
      <EmailButton href={orderUrl}>{messages.mail.see}</EmailButton>
    </EmailLayout>
  );
}
