import { Button, Heading, Text } from "react-email";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import { texts } from "../texts.ts";

const { resetLetter: letter } = texts;

export function PasswordResetLetter({
  link,
  storeName,
  shopUrl,
}: {
  link: string;
  storeName: string;
  shopUrl: string;
}) {
  return (
    <EmailLayout preview={letter.text} sender={storeName} senderUrl={shopUrl} footer={letter.ignore}>
      <Heading as="h1" style={{ fontFamily: serif, fontSize: 32, fontWeight: 500, margin: "0 0 8px" }}>
        {letter.title}
      </Heading>
      <Text style={{ fontSize: 16, lineHeight: "26px" }}>{letter.text}</Text>
      <Button href={link} style={{ backgroundColor: ink.gold, color: "#ffffff", padding: "14px 28px" }}>
        {letter.button}
      </Button>
    </EmailLayout>
  );
}
