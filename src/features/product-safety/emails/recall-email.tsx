import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { EmailFact, EmailImage, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import { messages as mail } from "../email-messages.ts";
import type { RecallText, Remedy } from "../recall.ts";

interface RecallEmailProps extends OrderEmailSender {
  product: string;
  sku: string;
  gtin: string | null;
  /** Who made it, with the address. */
  maker: string | null;
  /** Absolute. */
  image: string | null;
  /** Empty: every batch. */
  batches: readonly string[];
  orderNumbers: readonly string[];
  text: RecallText;
  remedies: readonly Remedy[];
  phone: string | null;
}

/** Nothing but the recall: no order button, no thanks, no offer (L47). It describes the product as article 36 of regulation (EU) 2023/988 asks. */
export const RecallEmail = ({ product, batches, orderNumbers, text, remedies, phone, ...more }: RecallEmailProps) => (
  <OrderEmailLayout preview={mail.preview(product)} sender={more} footer={mail.why}>
    <EmailTitle>{mail.title}</EmailTitle>
    <EmailText>{mail.stop(product)}</EmailText>
    {more.image && <EmailImage src={more.image} alt={product} />}
    <EmailRows>
      <EmailFact term={mail.product}>{product}</EmailFact>
      {more.maker && <EmailFact term={mail.maker}>{more.maker}</EmailFact>}
      <EmailFact term={mail.sku}>{more.sku}</EmailFact>
      {more.gtin && <EmailFact term="GTIN">{more.gtin}</EmailFact>}
      {batches.length > 0 && (
        <EmailFact term={mail.batches(batches.length)}>
          {batches.join(", ")}
          <br />
          {text.batch_place || mail.batchPlace}
        </EmailFact>
      )}
      <EmailFact term={mail.orders(orderNumbers.length)}>{orderNumbers.join(", ")}</EmailFact>
      <EmailFact term={mail.hazard}>{text.hazard}</EmailFact>
      <EmailFact term={mail.whatToDo}>{text.instructions}</EmailFact>
      <EmailFact term={mail.remedies}>{remedies.map((one) => mail.choices[one]).join("; ")}</EmailFact>
      {phone && <EmailFact term={mail.phone}>{phone}</EmailFact>}
      <EmailFact term={mail.email}>{more.storeEmail}</EmailFact>
    </EmailRows>
    <EmailText>{mail.contact(Boolean(phone))}</EmailText>
    <EmailText>{mail.share}</EmailText>
  </OrderEmailLayout>
);
