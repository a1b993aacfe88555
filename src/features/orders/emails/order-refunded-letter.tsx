import { Button, Heading, Text } from "react-email";
import { type Cents, formatEuros } from "#shared/money.ts";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import { texts } from "../texts.ts";

const { refundLetter: letter } = texts;

interface OrderRefundedLetterProps {
  orderNumber: string;
  customerName: string;
  amount: Cents;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address that shows the order in full. */
  orderUrl: string;
}

export function OrderRefundedLetter({ orderNumber, customerName, amount, ...shop }: OrderRefundedLetterProps) {
  const euros = formatEuros(amount);
  return (
    <EmailLayout
      preview={letter.preview(orderNumber, euros)}
      sender={shop.storeName}
      senderUrl={shop.shopUrl}
      footer={texts.letter.questions(shop.storeEmail)}
    >
      <Heading as="h1" style={{ fontFamily: serif, fontSize: 32, fontWeight: 500, margin: "0 0 8px" }}>
        {letter.title}
      </Heading>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>{letter.greeting(customerName)}</Text>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>{letter.amount(euros, orderNumber)}</Text>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>{letter.when}</Text>
      <Button href={shop.orderUrl} style={{ backgroundColor: ink.gold, color: "#ffffff", padding: "14px 28px" }}>
        {texts.letter.see}
      </Button>
    </EmailLayout>
  );
}
