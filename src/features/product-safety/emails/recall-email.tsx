import { OrderEmailLayout, type OrderEmailSender } from "#features/orders/emails/order-email-layout.tsx";
import { mailto } from "#shared/mailto.ts";
import {
  EmailButton,
  EmailFact,
  EmailHeading,
  EmailImage,
  EmailLink,
  EmailRows,
  EmailSteps,
  EmailText,
  EmailWarning,
} from "#ui/email-pieces.tsx";
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

/**
 * Nothing but the recall: no order button, no thanks, no offer (L47). It describes the product as article 36 of regulation
 * (EU) 2023/988 asks, in the order of its template (regulation 2024/1435).
 */
export const RecallEmail = ({ product, batches, orderNumbers, text, remedies, phone, ...more }: RecallEmailProps) => (
  <OrderEmailLayout preview={mail.preview(product)} sender={more} footer={mail.why}>
    <EmailWarning title={mail.title}>{mail.stop(product)}</EmailWarning>
    {more.image && <EmailImage src={more.image} alt={product} width={240} />}
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
    </EmailRows>
    <EmailHeading>{mail.hazard}</EmailHeading>
    <EmailText>{text.hazard}</EmailText>
    <EmailHeading>{mail.whatToDo}</EmailHeading>
    <EmailSteps
      steps={[
        text.instructions,
        `${mail.remedies}: ${remedies.map((one) => mail.choices[one]).join("; ")}.`,
        mail.contact(Boolean(phone)),
        mail.share,
      ]}
    />
    <EmailButton href={mailto(more.storeEmail, [mail.subject(product), ...orderNumbers].join(", "))}>
      {mail.write}
    </EmailButton>
    <EmailRows>
      {phone && (
        <EmailFact term={mail.phone}>
          <EmailLink href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</EmailLink>
        </EmailFact>
      )}
      <EmailFact term={mail.email}>{more.storeEmail}</EmailFact>
    </EmailRows>
  </OrderEmailLayout>
);
