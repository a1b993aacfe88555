import { Section } from "react-email";
import { messages as cart } from "#features/cart/messages.ts";
import { localizedUrl } from "#shared/language.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import {
  EmailButton,
  EmailClause,
  EmailFact,
  EmailGoods,
  EmailLink,
  EmailNote,
  EmailRows,
  EmailSum,
  EmailText,
  EmailTitle,
} from "#ui/email-pieces.tsx";
import { messages as contract } from "../contract-messages.ts";
import { messages as emailMessages } from "../email-messages.ts";
import { messages } from "../messages.ts";
import { customerName, destination, greetedName, type OrderView } from "../order-view.ts";
import { withdrawalAddress } from "../order-withdrawal.ts";
import { totalLabel } from "./total-label.ts";

const { mail } = emailMessages;

interface OrderConfirmationEmailProps {
  order: OrderView;
  /** Absolute addresses in the order of the lines; null where a product has none. */
  images: readonly (string | null)[];
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
  /** Likewise for its tracking. */
  trackingUrl: string;
  processingTime: string;
  /** Who sells, in one line. */
  trader: string;
  /** The invoice comes with it, beside the contract. */
  hasInvoice: boolean;
}

export function OrderConfirmationEmail({ order, images, ...props }: OrderConfirmationEmailProps) {
  const { storeName, storeEmail, shopUrl, orderUrl, trackingUrl, processingTime, trader, hasInvoice } = props;
  const { business } = order;
  const money = (amount: Cents) => formatMoney(amount, order.currency);
  return (
    <EmailLayout
      preview={mail.preview(order.orderNumber, money(order.total))}
      sender={storeName}
      senderUrl={shopUrl}
      footer={mail.questions(storeEmail)}
    >
      <EmailTitle>{mail.thanks(greetedName(order))}</EmailTitle>
      <EmailText>{mail.paid(order.orderNumber, processingTime)}</EmailText>
      <EmailRows>
        {order.lines.map((line, index) => (
          <EmailGoods
            key={line.name}
            image={images[index] ?? null}
            name={line.name}
            note={line.parts}
            quantity={mail.quantity(line.quantity, money(line.unitPrice))}
            amount={money(line.line)}
          />
        ))}
        <Section style={{ paddingTop: 10 }}>
          {order.discounts.map(({ kind, cents }) => (
            <EmailSum key={kind} label={cart.discounts[kind]} amount={`−${money(cents)}`} />
          ))}
          <EmailSum label={messages.shipping} amount={order.shipping === 0 ? messages.free : money(order.shipping)} />
        </Section>
        <Section style={{ paddingTop: 10 }}>
          <EmailSum label={totalLabel(order)} amount={money(order.total)} strong />
        </Section>
        <EmailFact term={mail.to}>
          {customerName(order)}
          <br />
          {destination(order)}
        </EmailFact>
        {business && (
          <EmailFact term={messages.business.company}>
            {[business.company, business.vatNumber].filter(Boolean).join(", ")}
            {business.vatNumber && business.vatCheck === "not-confirmed" && order.vat > 0 && (
              <>
                <br />
                {messages.business.notConfirmed}
              </>
            )}
          </EmailFact>
        )}
        <EmailFact term={mail.tracking}>
          <EmailLink href={trackingUrl}>{order.trackingCode}</EmailLink>
        </EmailFact>
      </EmailRows>
      <EmailButton href={orderUrl}>{mail.see}</EmailButton>
      <EmailText>{hasInvoice ? `${contract.attached} ${contract.invoiceAttached}` : contract.attached}</EmailText>
      <EmailRows>
        <EmailClause term={contract.trader}>{trader}</EmailClause>
        <EmailClause term={contract.when}>{contract.deliveryTime(processingTime)}</EmailClause>
        <EmailClause term={contract.withdrawal}>{`${contract.right} ${contract.period}`}</EmailClause>
        <EmailClause term={contract.guarantee}>{contract.guaranteeText}</EmailClause>
      </EmailRows>
      <EmailNote>
        <EmailLink href={localizedUrl(shopUrl, withdrawalAddress(order.orderNumber))}>
          {messages.withdrawal.link}
        </EmailLink>
      </EmailNote>
    </EmailLayout>
  );
}
