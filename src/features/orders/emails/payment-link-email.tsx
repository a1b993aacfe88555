import type { BankTransfer } from "#features/settings/iban.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailFact, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages } from "../email-messages.ts";

const { linkEmail: mail } = messages;

interface PaymentLinkEmailProps {
  orderNumber: string;
  firstName: string;
  /** As people write it: "€12.00". */
  amount: string;
  /** A day in words. */
  payBy: string;
  /** It is the difference of a changed order; otherwise all of it. */
  isDifference: boolean;
  /** Where it may be transferred instead. */
  transfer: BankTransfer | null;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address where it is paid. */
  payUrl: string;
}

export function PaymentLinkEmail({ orderNumber, firstName, amount, payBy, transfer, ...more }: PaymentLinkEmailProps) {
  return (
    <EmailLayout
      preview={mail.preview(orderNumber, amount)}
      sender={more.storeName}
      senderUrl={more.shopUrl}
      footer={messages.mail.questions(more.storeEmail)}
    >
      <EmailTitle>{mail.title}</EmailTitle>
      <EmailText>{messages.refundEmail.greeting(firstName)}</EmailText>
      <EmailText>{mail[more.isDifference ? "difference" : "whole"](orderNumber, amount)}</EmailText>
      <EmailText>{mail.until(payBy)}</EmailText>
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
    </EmailLayout>
  );
}
