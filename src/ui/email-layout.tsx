import type { ReactNode } from "react";
import { Body, Container, Head, Hr, Html, Link, Preview, Text } from "react-email";

/** The tokens of the theme, since letters know no style sheets. */
export const ink = { cream: "#fbf7ef", linen: "#f4ecdd", beige: "#e6d8bf", gold: "#7a5a16", espresso: "#2a2118", stone: "#6b5e4c" };
export const serif = "Cormorant, Georgia, 'Times New Roman', serif";
const sans = "Figtree, 'Helvetica Neue', Arial, sans-serif";

interface EmailLayoutProps {
  /** Shown beside the subject in a list of letters. */
  preview: string;
  sender: string;
  senderUrl: string;
  footer: string;
  children: ReactNode;
}

/** The paper all letters are written on. */
export function EmailLayout({ preview, sender, senderUrl, footer, children }: EmailLayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: ink.cream, color: ink.espresso, fontFamily: sans, margin: 0, padding: "32px 0" }}>
        <Container style={{ maxWidth: 560, padding: "0 24px" }}>
          <Link href={senderUrl} style={{ color: ink.espresso, fontFamily: serif, fontSize: 28, textDecoration: "none" }}>
            {sender}
          </Link>
          <Hr style={{ borderColor: ink.beige, margin: "24px 0" }} />
          {children}
          <Hr style={{ borderColor: ink.beige, margin: "32px 0 16px" }} />
          <Text style={{ color: ink.stone, fontSize: 13, lineHeight: "20px" }}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}
