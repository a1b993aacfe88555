import { Button, Heading, Text } from "react-email";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import { texts } from "../texts.ts";

const { attentionLetter: letter } = texts;

interface OrderAttentionLetterProps {
  orderId: string;
  orderNumber: string;
  matter: string;
  storeName: string;
  shopUrl: string;
}

/** To the shopkeeper: an order that waits for a person. */
export function OrderAttentionLetter({ orderId, orderNumber, matter, storeName, shopUrl }: OrderAttentionLetterProps) {
  return (
    <EmailLayout preview={matter} sender={storeName} senderUrl={shopUrl} footer={letter.footer}>
      <Heading as="h1" style={{ fontFamily: serif, fontSize: 32, fontWeight: 500, margin: "0 0 8px" }}>
        {letter.title(orderNumber)}
      </Heading>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>{matter}</Text>
      <Button
        href={`${shopUrl}/admin/orders/${orderId}`}
        style={{ backgroundColor: ink.gold, color: "#ffffff", padding: "14px 28px" }}
      >
        {letter.open}
      </Button>
    </EmailLayout>
  );
}
