import type { BankTransfer } from "#features/settings/iban.ts";
import { EmailButton, EmailFact, EmailRows, EmailSum, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";
import { stillLeaves } from "../order-status.ts";
import { destination, greetedName } from "../order-view.ts";
import { ChangesOfOrder, type OrderChanges } from "./changes-of-order.tsx";
import { GoodsAndSums, type GoodsAndSumsProps } from "./goods-and-sums.tsx";
import { OrderEmailLayout, type OrderEmailSender } from "./order-email-layout.tsx";

const { linkEmail: mail } = messages;

interface PaymentLinkEmailProps extends GoodsAndSumsProps, OrderEmailSender {
  /** As people write it: "€12.00". */
  amount: string;
  /** A day in words. */
  payBy: string;
  /** What changes once it is paid, where it is the difference of a correction. `order` is as it will be then. */
  changes: OrderChanges | null;
  /** Where it may be transferred instead. */
  transfer: BankTransfer | null;
  /** The signed address where it is paid. */
  payUrl: string;
}

export function PaymentLinkEmail({ order, images, amount, payBy, changes, transfer, ...more }: PaymentLinkEmailProps) {
  const { orderNumber } = order;
  return (
    <OrderEmailLayout preview={mail.preview(orderNumber, amount)} sender={more}>
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(greetedName(order))}</EmailText>
      <EmailText>{mail[changes ? "difference" : "whole"](orderNumber, amount)}</EmailText>
      <EmailText>{stillLeaves(order) ? `${mail.until(payBy)} ${mail.ships}` : mail.until(payBy)}</EmailText>
      {changes && <ChangesOfOrder title={mail.what} order={order} changes={changes} />}
      <EmailRows>
        <GoodsAndSums order={order} images={images} />
        {changes && <EmailSum label={mail.toPay} amount={amount} strong />}
        <EmailFact term={messages.mail.to}>{destination(order)}</EmailFact>
      </EmailRows>
      <EmailButton href={more.payUrl}>{mail.pay}</EmailButton>
      {transfer && (
        <>
          <EmailText>{mail.transfer.lead}</EmailText>
          <EmailRows>
            <EmailFact term={mail.transfer.to}>{transfer.recipient}</EmailFact>
            <EmailFact term="IBAN">{transfer.iban}</EmailFact>
            <EmailFact term={mail.transfer.reference}>{transfer.reference}</EmailFact>
          </EmailRows>
        </>
      )}
    </OrderEmailLayout>
  );
}
