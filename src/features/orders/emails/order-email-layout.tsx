import type { ReactNode } from "react";
import { Link } from "react-email";
import { mailto } from "#shared/mailto.ts";
import { EmailLayout, ink } from "#ui/email-layout.tsx";
import { messages } from "../email-messages.ts";

/** The shop as an email about an order names it. */
export interface OrderEmailSender {
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** Who sells, in one line. */
  seller: string;
}

interface OrderEmailLayoutProps {
  /** Shown beside the subject in a list of emails. */
  preview: string;
  sender: OrderEmailSender;
  /** Where to ask, unless an email says something else there. */
  footer?: string;
  children: ReactNode;
}

/** The paper of emails about orders: its foot says where to ask, and who sells. */
export const OrderEmailLayout = ({ preview, sender, footer, children }: OrderEmailLayoutProps) => (
  <EmailLayout
    preview={preview}
    sender={sender.storeName}
    senderUrl={sender.shopUrl}
    footer={footer ?? <Questions at={sender.storeEmail} />}
    seller={sender.seller}
  >
    {children}
  </EmailLayout>
);

function Questions({ at }: { at: string }) {
  const [before, after] = messages.mail.questions("\n").split("\n");
  return (
    <>
      {before}
      <Link href={mailto(at)} style={{ color: ink.stone, textDecoration: "underline" }}>
        {at}
      </Link>
      {after}
    </>
  );
}
