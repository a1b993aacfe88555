import { Button, Heading, Link, Text } from "react-email";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import { texts } from "../texts.ts";

const { letter } = texts;

interface ConfirmationLetterProps {
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

export const ConfirmationLetter = (props: ConfirmationLetterProps) => (
  <EmailLayout
    preview={letter.preview}
    sender={props.storeName}
    senderUrl={props.shopUrl}
    footer={letter.footer(props.storeName, props.storeEmail)}
  >
    <Heading as="h1" style={{ fontFamily: serif, fontSize: 32, fontWeight: 500, margin: "0 0 8px" }}>
      {letter.title}
    </Heading>
    <Text style={{ fontSize: 16, lineHeight: "26px" }}>{letter.text(props.storeName)}</Text>
    <Button href={props.confirmUrl} style={{ backgroundColor: ink.gold, color: "#ffffff", padding: "14px 28px" }}>
      {letter.button}
    </Button>
    <Text style={{ fontSize: 16, lineHeight: "26px" }}>{letter.otherwise}</Text>
    <Link href={props.unsubscribeUrl} style={{ color: ink.gold, fontSize: 14 }}>
      {letter.unsubscribe}
    </Link>
  </EmailLayout>
);
