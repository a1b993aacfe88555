import { Button, Column, Heading, Row, Section, Text } from "react-email";
import { formatEuros } from "#shared/money.ts";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import type { OrderView } from "../order-view.ts";

interface OrderConfirmationLetterProps {
  order: OrderView;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
  processingTime: string;
}

export function OrderConfirmationLetter({ order, storeName, storeEmail, shopUrl, orderUrl, processingTime }: OrderConfirmationLetterProps) {
  return (
    <EmailLayout
      preview={`Order ${order.orderNumber}: ${formatEuros(order.total)}`}
      sender={storeName}
      senderUrl={shopUrl}
      footer={`Questions? Write to ${storeEmail}; we answer within 24 hours.`}
    >
      <Heading as="h1" style={{ fontFamily: serif, fontSize: 32, fontWeight: 500, margin: "0 0 8px" }}>
        Thank you, {order.customerName}
      </Heading>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>
        Your order {order.orderNumber} is paid. We pack and ship it within {processingTime} and send you the tracking information.
      </Text>
      <Section style={{ backgroundColor: ink.linen, padding: 24 }}>
        {order.lines.map((line) => (
          <Sum key={line.name} label={`${line.name} × ${line.quantity}`} amount={formatEuros(line.line)} />
        ))}
        {order.bundle > 0 && <Sum label="2 Diffusers" amount={`−${formatEuros(order.bundle)}`} />}
        <Sum label="Shipping" amount={order.shipping === 0 ? "Free" : formatEuros(order.shipping)} />
        <Sum label="Total, VAT included" amount={formatEuros(order.total)} strong />
      </Section>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>
        To: {order.customerName}, {order.address}
        <br />
        Tracking code: {order.trackingCode}
      </Text>
      <Button href={orderUrl} style={{ backgroundColor: ink.gold, color: "#ffffff", padding: "14px 28px" }}>
        See your order
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
