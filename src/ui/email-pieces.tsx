import { Fragment, type ReactNode } from "react";
import { Button, Column, Heading, Img, Link, Row, Section, Text } from "react-email";
import { ink, serif } from "./email-layout.tsx";

const hairline = `1px solid ${ink.beige}`;
const plain = { fontSize: 16, lineHeight: "26px", margin: "0 0 16px", textWrap: "pretty" } as const;

export const EmailTitle = ({ children }: { children: string }) => (
  <Heading as="h1" style={title}>
    {inOnePiece(children)}
  </Heading>
);

const title = {
  fontFamily: serif,
  fontSize: 36,
  lineHeight: "42px",
  fontWeight: 500,
  margin: "0 0 20px",
  textWrap: "balance",
} as const;

export const EmailHeading = ({ children }: { children: string }) => (
  <Heading as="h2" style={heading}>
    {children}
  </Heading>
);

const heading = { fontFamily: serif, fontSize: 24, lineHeight: "30px", fontWeight: 500, margin: "8px 0 12px" };

/** A danger, said before all else. White on this red is readable also where a program darkens emails. */
export const EmailWarning = ({ title: says, children }: { title: string; children: string }) => (
  <Section style={{ backgroundColor: "#8c1d18", borderRadius: 3, margin: "0 0 24px" }}>
    <Row>
      <Column style={{ padding: "24px 24px 26px" }}>
        <Heading as="h1" style={warningTitle}>
          {says}
        </Heading>
        <Text style={warningText}>{children}</Text>
      </Column>
    </Row>
  </Section>
);

/** What to do, one thing after the other. */
export const EmailSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol style={{ margin: "0 0 16px", paddingLeft: 24 }}>
    {steps.map((step) => (
      <li key={step} style={{ fontSize: 16, lineHeight: "26px", paddingLeft: 4, marginBottom: 8 }}>
        {step}
      </li>
    ))}
  </ol>
);

export const EmailText = ({ children }: { children: string }) => <Text style={plain}>{inOnePiece(children)}</Text>;

const warningTitle = { ...title, color: "#ffffff", fontSize: 32, lineHeight: "38px", margin: "0 0 8px" };
const warningText = { ...plain, color: "#ffffff", fontSize: 18, fontWeight: 600, margin: 0 };

/** An order's number does not break at its hyphen, and is still found when it is copied. */
const inOnePiece = (text: string) =>
  text.split(/(\S+-\d+)/).map((part, place) => (place % 2 === 0 ? part : <Unbroken key={part}>{part}</Unbroken>));

const Unbroken = ({ children }: { children: string }) => <span style={{ whiteSpace: "nowrap" }}>{children}</span>;

/** Small print about the block above it. */
export const EmailNote = ({ children }: { children: ReactNode }) => (
  <Text style={{ color: ink.stone, fontSize: 14, lineHeight: "22px", margin: "8px 0 16px", textWrap: "pretty" }}>
    {typeof children === "string" ? endsTogether(children) : children}
  </Text>
);

/** The last two words share a line, also where a mail program knows no balance. */
function endsTogether(text: string): ReactNode {
  const [end = ""] = /\S+ \S{1,10}$/.exec(text) ?? [];
  return end ? [text.slice(0, -end.length), <Unbroken key="end">{end}</Unbroken>] : text;
}

export const EmailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} style={{ color: ink.gold, textDecoration: "underline", wordBreak: "break-word" }}>
    {children}
  </Link>
);

export const EmailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ padding: "16px 0 24px" }}>
    <Button href={href} style={emailButton}>
      {children}
    </Button>
  </Section>
);

export const emailButton = {
  backgroundColor: ink.gold,
  color: "#ffffff",
  fontSize: 15,
  fontWeight: 600,
  lineHeight: "20px",
  padding: "14px 32px",
  borderRadius: 3,
  textDecoration: "none",
};

/** Rows between hairlines. */
export const EmailRows = ({ children }: { children: ReactNode }) => (
  <Section style={{ borderTop: hairline, margin: "8px 0 24px" }}>{children}</Section>
);

/** `data-text`, here and below, tells how the plain text is written (`render-email.ts`). */
interface GoodsProps {
  /** Absolute; nothing where there is none. */
  image: string | null;
  name: string;
  quantity: string;
  amount?: string;
  /** What it is made of; nothing for most goods. */
  note?: string | null;
}

export const EmailGoods = ({ image, name, quantity, amount, note }: GoodsProps) => (
  <Row data-text="goods" style={{ borderBottom: hairline }}>
    <Column data-text="none" style={{ width: 80, padding: "16px 0", verticalAlign: "top" }}>
      {image ? (
        <Img src={image} alt="" width={64} height={80} style={{ objectFit: "cover", backgroundColor: ink.linen }} />
      ) : (
        <div style={{ width: 64, height: 80, backgroundColor: ink.linen }} />
      )}
    </Column>
    <Column data-text={amount ? "term" : "value"} style={goods}>
      <span style={{ fontFamily: serif, fontSize: 20, lineHeight: "24px" }}>{name}</span>
      {note && (
        <>
          <br />
          <span style={{ color: ink.stone, fontSize: 13, lineHeight: "19px" }}>{note}</span>
        </>
      )}
      {quantity && (
        <>
          <br />
          <span style={{ color: ink.stone }}>{quantity}</span>
        </>
      )}
    </Column>
    {amount && (
      <Column data-text="value" style={{ ...money, padding: "17px 0 16px", verticalAlign: "top" }}>
        {amount}
      </Column>
    )}
  </Row>
);

/** What an email is about, with a text in its place where images are not loaded. */
export const EmailImage = ({ src, alt, width = 160 }: { src: string; alt: string; width?: number }) => (
  <Section data-text="none" style={{ paddingBottom: 24 }}>
    <Img src={src} alt={alt} width={width} style={{ ...picture, width: "100%", maxWidth: width }} />
  </Section>
);

const picture = { height: "auto", display: "block", color: ink.stone, backgroundColor: ink.linen };

const goods = {
  padding: "16px 12px 16px 0",
  verticalAlign: "top",
  fontSize: 15,
  lineHeight: "22px",
  textWrap: "balance",
} as const;

const money = {
  width: 96,
  textAlign: "right",
  whiteSpace: "nowrap",
  fontSize: 15,
  lineHeight: "22px",
  fontVariantNumeric: "tabular-nums",
} as const;

type SumProps = { label: string; amount: string; strong?: boolean };

export function EmailSum({ label, amount, strong = false }: SumProps) {
  const weight = strong
    ? { fontWeight: 600, padding: "14px 0", borderTop: hairline, borderBottom: hairline }
    : { fontWeight: 400, padding: "6px 0" };
  return (
    <Row data-text="pair">
      <Column data-text="term" style={{ fontSize: 15, lineHeight: "22px", ...weight }}>
        {label}
      </Column>
      <Column data-text="value" style={{ ...money, ...weight }}>
        {amount}
      </Column>
    </Row>
  );
}

type FigureProps = { term: string; value: string; note?: string | null };

/** A line of a small table: its figure stands at the right, with what it is compared with beside it. */
export const EmailFigure = ({ term, value, note = null }: FigureProps) => (
  <Row data-text="pair" style={{ borderBottom: hairline }}>
    <Column data-text="term" style={{ ...fact, paddingRight: 16 }}>
      {term}
    </Column>
    <Column data-text="value" style={{ ...money, padding: "12px 0", verticalAlign: "top" }}>
      {value}
      {note && <span style={{ color: ink.stone }}> ({note})</span>}
    </Column>
  </Row>
);

export const EmailFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Row data-text="pair" style={{ borderBottom: hairline }}>
    <Column data-text="term" style={{ ...fact, width: 120, paddingRight: 16, color: ink.stone }}>
      {term}
    </Column>
    <Column data-text="value" style={{ ...fact, wordBreak: "break-word" }}>
      {children}
    </Column>
  </Row>
);

export const EmailLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** A sentence or more: its term stands above it, so that a phone has the whole line for it. */
export const EmailClause = ({ term, children }: { term: string; children: string }) => (
  <Row style={{ borderBottom: hairline }}>
    <Column style={{ ...fact, fontSize: 13, lineHeight: "20px", wordBreak: "break-word" }}>
      <span style={{ color: ink.stone }}>{term}</span>
      <br />
      {children}
    </Column>
  </Row>
);

const fact = {
  padding: "12px 0",
  verticalAlign: "top",
  fontSize: 15,
  lineHeight: "22px",
} as const;
