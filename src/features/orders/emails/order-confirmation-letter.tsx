import { Button, Column, Heading, Link, Row, Section, Text } from "react-email";
import { formatEuros } from "#shared/money.ts";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import { customerName, destination, type OrderView } from "../order-view.ts";
import { texts } from "../texts.ts";

const { letter } = texts;

interface OrderConfirmationLetterProps {
  order: OrderView;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
  /** Likewise for its tracking. */
  trackingUrl: string;
  processingTime: string;
}

export function OrderConfirmationLetter({
  order,
  storeName,
  storeEmail,
  shopUrl,
  orderUrl,
  trackingUrl,
  processingTime,
}: OrderConfirmationLetterProps) {
  return (
    <EmailLayout
      preview={letter.preview(order.orderNumber, formatEuros(order.total))}
      sender={storeName}
      senderUrl={shopUrl}
      footer={letter.questions(storeEmail)}
    >
      <Heading as="h1" style={{ fontFamily: serif, fontSize: 32, fontWeight: 500, margin: "0 0 8px" }}>
        {letter.thanks(customerName(order))}
      </Heading>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>{letter.paid(order.orderNumber, processingTime)}</Text>
      <Section style={{ backgroundColor: ink.linen, padding: 24 }}>
        {order.lines.map((line) => (
          <Sum key={line.name} label={`${line.name} × ${line.quantity}`} amount={formatEuros(line.line)} />
        ))}
        {order.bundle > 0 && <Sum label={texts.bundle} amount={`−${formatEuros(order.bundle)}`} />}
        <Sum label={texts.shipping} amount={order.shipping === 0 ? texts.free : formatEuros(order.shipping)} />
        <Sum label={letter.total} amount={formatEuros(order.total)} strong />
      </Section>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>
        {letter.to(customerName(order), destination(order))}
        <br />
        {letter.tracking}{" "}
        <Link href={trackingUrl} style={{ color: ink.gold }}>
          {order.trackingCode}
        </Link>
      </Text>
      <Button href={orderUrl} style={{ backgroundColor: ink.gold, color: "#ffffff", padding: "14px 28px" }}>
        {letter.see}
      </Button>
    </EmailLayout>
  );
}

const Sum = ({ label, amount, strong }: { label: string; amount: string; strong?: boolean }) => (
  <Row>
    <Column style={{ padding: "4px 0", fontWeight: strong ? 600 : 400 }}>{label}</Column>
    <Column style={{ padding: "4px 0", textAlign: "right", fontWeight: strong ? 600 : 400 }}>{amount}</Column>
  </Row>
);
