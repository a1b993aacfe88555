import { localizedUrl } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import {
  EmailButton,
  EmailClause,
  EmailFact,
  EmailLink,
  EmailNote,
  EmailRows,
  EmailText,
  EmailTitle,
} from "#ui/email-pieces.tsx";
import { messages as contract } from "../contract-messages.ts";
import { messages as emailMessages } from "../email-messages.ts";
import { messages } from "../messages.ts";
import { isPaid } from "../order-payment-state.ts";
import { stillLeaves } from "../order-status.ts";
import { customerName, destination, greetedName, type OrderView } from "../order-view.ts";
import { hasWithdrawal, withdrawalAddress } from "../order-withdrawal.ts";
import { GoodsAndSums, type GoodsAndSumsProps } from "./goods-and-sums.tsx";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

const { mail } = emailMessages;

interface OrderConfirmationEmailProps extends GoodsAndSumsProps, OrderEmailSender {
  /** The signed address that shows the order in full. */
  orderUrl: string;
  /** Likewise for its tracking. */
  trackingUrl: string;
  processingTime: string;
  /** What the shop says to all at the moment; empty for nothing. */
  notice: string;
  /** Who sells, in one line. */
  trader: string;
  /** VAT goes back once the buyer's number is confirmed. */
  mayGetVatBack: boolean;
  /** The invoice comes with it, beside the contract. */
  hasInvoice: boolean;
}

export function OrderConfirmationEmail({ order, images, ...props }: OrderConfirmationEmailProps) {
  const { shopUrl, orderUrl, trackingUrl, processingTime, notice, trader, mayGetVatBack, hasInvoice } = props;
  const { business, isHandedOver } = order;
  const byLaw = hasWithdrawal({ ...order, isBusiness: business !== null });
  const attached = byLaw ? contract.attached : contract.attachedWithoutForm;
  return (
    <OrderEmailLayout
      preview={mail.preview(order.orderNumber, formatMoney(order.total, order.currency))}
      sender={props}
    >
      <EmailTitle>{mail.thanks(greetedName(order))}</EmailTitle>
      <EmailText>{howItGoesOn(order, processingTime)}</EmailText>
      {notice && stillLeaves(order) && <EmailText>{notice}</EmailText>}
      <EmailRows>
        {!isHandedOver && <EmailFact term={contract.when}>{contract.deliveryTime(processingTime)}</EmailFact>}
        <GoodsAndSums order={order} images={images} />
        {!isHandedOver && (
          <EmailFact term={mail.to}>
            {customerName(order)}
            <br />
            {destination(order)}
          </EmailFact>
        )}
        {business && (
          <EmailFact term={messages.business.company}>
            {[business.company, business.vatCheck !== "not-registered" && business.vatNumber]
              .filter(Boolean)
              .join(", ")}
            {mayGetVatBack && (
              <>
                <br />
                {messages.business.notConfirmed}
              </>
            )}
          </EmailFact>
        )}
        {!isHandedOver && (
          <EmailFact term={mail.tracking}>
            <EmailLink href={trackingUrl}>{order.trackingCode}</EmailLink>
          </EmailFact>
        )}
      </EmailRows>
      <EmailButton href={orderUrl}>{mail.see}</EmailButton>
      <EmailText>{hasInvoice ? `${attached} ${contract.invoiceAttached}` : attached}</EmailText>
      <EmailRows>
        <EmailClause term={contract.trader}>{trader}</EmailClause>
        {byLaw ? (
          <EmailClause term={contract.withdrawal}>{`${contract.right} ${contract.period}`}</EmailClause>
        ) : (
          <EmailClause term={contract.returns}>{contract.returnsText}</EmailClause>
        )}
        {!business && <EmailClause term={contract.guarantee}>{contract.guaranteeText}</EmailClause>}
      </EmailRows>
      {byLaw && (
        <EmailNote>
          <EmailLink href={localizedUrl(shopUrl, withdrawalAddress(order.orderNumber))}>
            {messages.withdrawal.link}
          </EmailLink>
        </EmailNote>
      )}
    </OrderEmailLayout>
  );
}

/** The email may be sent again when the order has left or is over. */
function howItGoesOn(order: OrderView, processingTime: string): string {
  if (order.isHandedOver) return mail.paidAndTaken(order.orderNumber);
  const isToLeave = stillLeaves(order) && isPaid(order.paymentState);
  return isToLeave ? mail.paid(order.orderNumber, processingTime) : mail.confirmedAgain(order.orderNumber);
}
