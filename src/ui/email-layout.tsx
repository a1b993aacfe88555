import type { ReactNode } from "react";
import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from "react-email";
import { currentLanguage, prefixOf } from "#shared/language.ts";
import { hasWordmark } from "#shared/store-settings.ts";

/** The tokens of the theme, since emails know no style sheets. */
export const ink = {
  cream: "#fbf7ef",
  paper: "#fffdf9",
  linen: "#f4ecdd",
  beige: "#e6d8bf",
  gold: "#7a5a16",
  espresso: "#2a2118",
  stone: "#6b5e4c",
};
export const serif = "'Cormorant Variable', Cormorant, Georgia, 'Times New Roman', serif";
const sans = "'Figtree Variable', Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * Mail programs that know media queries give a phone's narrow page its width back. The colours are for light paper: one
 * that darkens emails is asked not to; where it still does, they stay readable.
 */
const SHEET = `
  :root { color-scheme: light only; supported-color-schemes: light only; }
  @media (max-width: 620px) { .sheet { border-left: 0 !important; border-right: 0 !important; } .inner > tbody > tr > td { padding: 40px 24px !important; } .head > tbody > tr > td { padding-left: 12px !important; } .foot > tbody > tr > td { padding: 24px 24px 48px !important; } }
`;

interface EmailLayoutProps {
  /** Shown beside the subject in a list of emails. */
  preview: string;
  sender: string;
  senderUrl: string;
  footer: ReactNode;
  /** Who sells, where the law wants it named. */
  seller?: string;
  children: ReactNode;
}

/** The paper all emails are written on. */
export function EmailLayout({ preview, sender, senderUrl, footer, seller, children }: EmailLayoutProps) {
  return (
    <Html lang={currentLanguage()}>
      <Head>
        <title>{preview}</title>
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <style>{SHEET}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        lang={currentLanguage()}
        style={{ backgroundColor: ink.cream, color: ink.espresso, fontFamily: sans, margin: 0, padding: 0 }}
      >
        <Container className="head" style={{ maxWidth: 600, width: "100%", padding: "24px 24px 12px 45px" }}>
          <Link href={senderUrl + prefixOf(currentLanguage())} style={wordmark}>
            {hasWordmark(sender) ? (
              <Img src={`${senderUrl}/wordmark.png`} alt={sender} width={184} height={51} style={drawn} />
            ) : (
              <span style={{ paddingLeft: MARGIN }}>{sender}</span>
            )}
          </Link>
        </Container>
        <Container
          className="sheet"
          style={{ maxWidth: 600, width: "100%", backgroundColor: ink.paper, border: `1px solid ${ink.beige}` }}
        >
          <Section className="inner" style={{ padding: "48px 56px" }}>
            {children}
          </Section>
        </Container>
        <Container className="foot" style={{ maxWidth: 600, width: "100%", padding: "24px 57px 48px" }}>
          <Text style={foot}>{footer}</Text>
          {seller && seller !== sender && <Text style={sellerFoot}>{seller}</Text>}
        </Container>
      </Body>
    </Html>
  );
}

const foot = {
  color: ink.stone,
  fontSize: 13,
  lineHeight: "20px",
  margin: 0,
  textWrap: "pretty",
} as const;

const sellerFoot = { ...foot, marginTop: 12 };

/** What the wordmark's image has empty on each side. */
const MARGIN = 12;

/** Where images are not loaded, the name stands in the place of its drawing. */
const drawn = { fontSize: 24, lineHeight: "51px", letterSpacing: "0.04em", textIndent: MARGIN };

const wordmark = {
  color: ink.espresso,
  fontFamily: serif,
  fontSize: 32,
  lineHeight: "40px",
  letterSpacing: "0.04em",
  textDecoration: "none",
};
