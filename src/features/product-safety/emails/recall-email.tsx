import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { EmailFact, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import type { RecallText, Remedy } from "../recall.ts";

interface RecallEmailProps extends OrderEmailSender {
  product: string;
  sku: string;
  /** Empty: every batch. */
  batches: readonly string[];
  orderNumbers: readonly string[];
  text: RecallText;
  remedies: readonly Remedy[];
  phone: string | null;
}

/** Nothing but the recall: no order button, no thanks, no offer (L47). */
export const RecallEmail = ({
  product,
  sku,
  batches,
  orderNumbers,
  text,
  remedies,
  phone,
  ...shop
}: RecallEmailProps) => (
  <OrderEmailLayout preview={mail.preview(product)} sender={shop} footer={mail.why}>
    <EmailTitle>{mail.title}</EmailTitle>
    <EmailText>{mail.stop(product)}</EmailText>
    <EmailRows>
      <EmailFact term={mail.product}>{product}</EmailFact>
      <EmailFact term={mail.sku}>{sku}</EmailFact>
      {batches.length > 0 && <EmailFact term={mail.batches(batches.length)}>{batches.join(", ")}</EmailFact>}
      <EmailFact term={mail.orders(orderNumbers.length)}>{orderNumbers.join(", ")}</EmailFact>
      <EmailFact term={mail.hazard}>{text.hazard}</EmailFact>
      <EmailFact term={mail.whatToDo}>{text.instructions}</EmailFact>
      <EmailFact term={mail.remedies}>{remedies.map((one) => mail.choices[one]).join("; ")}</EmailFact>
      {phone && <EmailFact term={mail.phone}>{phone}</EmailFact>}
      <EmailFact term={mail.email}>{shop.storeEmail}</EmailFact>
    </EmailRows>
    <EmailText>{mail.contact(Boolean(phone))}</EmailText>
    <EmailText>{mail.share}</EmailText>
  </OrderEmailLayout>
);
