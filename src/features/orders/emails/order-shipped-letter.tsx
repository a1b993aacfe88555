import { Button, Heading, Link, Section, Text } from "react-email";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import { customerName, destination, type OrderView } from "../order-view.ts";
import { texts } from "../texts.ts";

const { shippedLetter: letter } = texts;

interface OrderShippedLetterProps {
  order: OrderView;
  /** What was told of the parcel; nothing need be. */
  carrier: string | null;
  trackingNumber: string | null;
  /** A day in words. */
  expected: string | null;
  /** The carrier's own page about the parcel. */
  carrierUrl: string | null;
  storeName: string;
  storeEmail: string;
  shopUrl: string;
  /** The signed address of our own tracking. */
  trackingUrl: string;
}

const plain = { fontSize: 16, lineHeight: "26px" };

export function OrderShippedLetter({ order, carrierUrl, trackingUrl, ...more }: OrderShippedLetterProps) {
  const { carrier, trackingNumber, expected } = more;
  return (
    <EmailLayout
      preview={letter.preview(order.orderNumber)}
      sender={more.storeName}
      senderUrl={more.shopUrl}
      footer={texts.letter.questions(more.storeEmail)}
    >
      <Heading as="h1" style={{ fontFamily: serif, fontSize: 32, fontWeight: 500, margin: "0 0 8px" }}>
        {letter.title}
      </Heading>
      <Text style={plain}>{letter.greeting(customerName(order))}</Text>
      <Text style={plain}>{letter.shipped(order.orderNumber)}</Text>
      <Section style={{ backgroundColor: ink.linen, padding: 24 }}>
        {carrier && <Fact term={letter.carrier} value={carrier} />}
        {trackingNumber && <Fact term={letter.code} value={trackingNumber} />}
        {expected && <Fact term={letter.expected} value={expected} />}
        <Fact term={letter.to} value={destination(order)} />
        <Fact term={letter.contents} value={order.lines.map((line) => `${line.name} × ${line.quantity}`).join(", ")} />
      </Section>
      {!trackingNumber && <Text style={plain}>{letter.withoutCode}</Text>}
      <Section style={{ paddingTop: 24 }}>
        <Button href={trackingUrl} style={{ backgroundColor: ink.gold, color: "#ffffff", padding: "14px 28px" }}>
          {letter.follow}
        </Button>
      </Section>
      {carrierUrl && carrier && (
        <Text style={plain}>
          <Link href={carrierUrl} style={{ color: ink.gold }}>
            {letter.atCarrier(carrier)}
          </Link>
        </Text>
      )}
    </EmailLayout>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <Text style={{ ...plain, margin: "0 0 4px" }}>
    {term}: <strong>{value}</strong>
  </Text>
);
