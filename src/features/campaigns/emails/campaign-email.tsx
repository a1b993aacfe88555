import { Button, Column, Img, Link, Row, Section, Text } from "react-email";
import { EmailLayout, ink, serif } from "#ui/email-layout.tsx";
import { emailButton } from "#ui/email-pieces.tsx";
import { messages as words } from "../email-messages.ts";

/** A block as it is known the moment the email is written. */
export type ShownBlock =
  | { type: "text"; html: string }
  /** Where it leads to a product, that stands below it. */
  | { type: "image"; src: string; alt: string; href: string | null; product: ShownProduct | null }
  | { type: "button"; label: string; href: string }
  | ({ type: "product" } & ShownProduct);

export interface ShownProduct {
  name: string;
  href: string;
  /** Absolute. */
  image: string | null;
  /** In words, such as "€24.00". */
  price: string;
  /** Where it is reduced: what it cost before, and the lowest price of the 30 days before. */
  before: string | null;
  lowest: string | null;
  /** Of goods sold by volume. */
  unitPrice: string | null;
  /** Signal word and types of hazard, as on the shop's cards (L7). */
  hazards: string | null;
}

interface CampaignEmailProps {
  blocks: readonly ShownBlock[];
  preview: string;
  storeName: string;
  /** Who sends it, with the postal address. */
  seller: string;
  shopUrl: string;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** Counts that an email was opened; a preview and a test email have none. */
  pixelUrl: string | null;
}

export const CampaignEmail = ({ blocks, ...props }: CampaignEmailProps) => (
  <EmailLayout preview={props.preview} sender={props.storeName} senderUrl={props.shopUrl} footer={props.seller}>
    {blocks.map((block, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an email is drawn once.
      <Section key={place} style={{ paddingBottom: 24 }}>
        <Shown block={block} />
      </Section>
    ))}
    <Text style={{ color: ink.stone, fontSize: 13, lineHeight: "20px", margin: "8px 0 0" }}>
      {words.why(props.storeName)}{" "}
      <Link href={props.preferencesUrl} style={footLink}>
        {words.preferences}
      </Link>
      {", "}
      <Link href={props.unsubscribeUrl} style={footLink}>
        {words.unsubscribe}
      </Link>
    </Text>
    {props.pixelUrl && <Img src={props.pixelUrl} alt="" width="1" height="1" />}
  </EmailLayout>
);

/** Of a picture's link, where another beside it leads to the same address. */
const IN_TEXT_ONCE = { "data-skip-in-text": true } as const;
/** Its words say what the picture does: a screen reader and the keyboard have one link. */
const BESIDE_ITS_NAME = { "data-skip-in-text": true, "aria-hidden": true, tabIndex: -1 } as const;

function Shown({ block }: { block: ShownBlock }) {
  if (block.type === "text")
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved, and again when it was dressed.
    return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
  if (block.type === "button")
    return (
      <Button href={block.href} style={emailButton}>
        {block.label}
      </Button>
    );
  if (block.type === "product") return <Product product={block} />;
  const isNamed = block.product && (block.alt === "" || block.alt === block.product.name);
  const image = <Img src={block.src} alt={isNamed ? "" : block.alt} width="512" style={wide} />;
  if (!block.href) return image;
  const beside = isNamed ? BESIDE_ITS_NAME : block.product && IN_TEXT_ONCE;
  return (
    <>
      <Link href={block.href} style={quietLink} {...beside}>
        {image}
      </Link>
      {block.product && (
        <div style={{ paddingTop: 16 }}>
          <Details product={block.product} />
        </div>
      )}
    </>
  );
}

/**
 * A row of its own height: several stand below each other without filling a screen each. In plain text its address stands
 * once.
 */
const Product = ({ product }: { product: ShownProduct }) => (
  <Row>
    {product.image && (
      <Column style={{ width: "38%", verticalAlign: "top" }}>
        <Link href={product.href} style={quietLink} {...BESIDE_ITS_NAME}>
          <Img src={product.image} alt="" width="195" style={wide} />
        </Link>
      </Column>
    )}
    <Column style={{ verticalAlign: "middle", paddingLeft: product.image ? 20 : 0 }}>
      <Details product={product} />
    </Column>
  </Row>
);

const Details = ({ product }: { product: ShownProduct }) => (
  <>
    <Link
      href={product.href}
      style={{ color: ink.espresso, fontFamily: serif, fontSize: 22, lineHeight: "28px", textDecoration: "none" }}
    >
      {product.name}
    </Link>
    <Text style={{ fontSize: 16, lineHeight: "26px", margin: "4px 0 0" }}>
      {product.price}
      {product.before && (
        <>
          {" "}
          <span style={{ color: ink.stone }}>
            {words.from} <s>{product.before}</s>
          </span>
        </>
      )}
    </Text>
    {product.lowest && (
      <Text style={{ color: ink.stone, fontSize: 13, lineHeight: "20px", margin: 0 }}>{product.lowest}</Text>
    )}
    {product.unitPrice && (
      <Text style={{ color: ink.stone, fontSize: 13, lineHeight: "20px", margin: 0 }}>{product.unitPrice}</Text>
    )}
    {product.hazards && (
      <Text style={{ color: ink.stone, fontSize: 13, lineHeight: "20px", margin: 0 }}>{product.hazards}</Text>
    )}
    <Link
      href={product.href}
      style={{ ...footLink, display: "inline-block", fontSize: 16, padding: "10px 0" }}
      data-skip-in-text
    >
      {words.look}
    </Link>
  </>
);

const footLink = { color: ink.gold, textDecoration: "underline" };
const wide = { width: "100%", maxWidth: 512, height: "auto", display: "block" };
/** Where images are not loaded, their words stand there. */
const quietLink = { color: ink.stone, textDecoration: "none" };

/** The looks of a text's tags, for programs that know no style sheets. */
export const textStyles: Readonly<Record<string, string>> = {
  p: "margin:0 0 16px;font-size:16px;line-height:26px",
  h2: `margin:0 0 12px;font-family:${serif};font-size:36px;line-height:42px;font-weight:500`,
  h3: `margin:0 0 8px;font-family:${serif};font-size:22px;line-height:28px;font-weight:500`,
  ul: "margin:0 0 16px;padding-left:24px;font-size:16px;line-height:26px",
  ol: "margin:0 0 16px;padding-left:24px;font-size:16px;line-height:26px",
  blockquote: `margin:0 0 16px;padding-left:16px;border-left:2px solid ${ink.beige};font-style:italic`,
  a: `color:${ink.gold};text-decoration:underline`,
};
