import { growth, growthInWords } from "#features/orders/growth.ts";
import { countryName } from "#features/shipping/countries.ts";
import { monthInWords } from "#shared/day.ts";
import { currentLocale } from "#shared/language.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailFigure, EmailHeading, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import type { MonthlyReport } from "../report-email.ts";
import { messages } from "../report-messages.ts";

const money = (amount: number): string => formatMoney(cents(amount));

const count = (number: number): string => number.toLocaleString(currentLocale());

interface FigureProps {
  term: string;
  now: number;
  before: number | null | undefined;
  shown: (figure: number) => string;
}

const Figure = ({ term, now, before, shown }: FigureProps) => (
  <EmailFigure term={term} value={shown(now)} note={before && before > 0 ? growthInWords(growth(now, before)) : null} />
);

interface MonthlyReportEmailProps {
  report: MonthlyReport;
  storeName: string;
  shopUrl: string;
}

/** Tells the shopkeeper how the last month went. */
export function MonthlyReportEmail({ report, storeName, shopUrl }: MonthlyReportEmailProps) {
  const words = messages.email;
  const { from, to, net, before, last } = report;
  const lead = before <= 0 ? words.leadAlone(money(net)) : words.lead(money(net), growthInWords(growth(net, before)));
  return (
    <EmailLayout preview={lead} sender={storeName} senderUrl={shopUrl} footer={words.footer}>
      <EmailTitle>{words.title(monthInWords(from))}</EmailTitle>
      <EmailText>{lead}</EmailText>
      <EmailRows>
        <Figure term={messages.figures.net} now={net} before={before} shown={money} />
        <Figure term={messages.figures.orders} now={report.orders} before={last?.orders} shown={count} />
        <Figure term={messages.figures.average} now={report.average} before={last?.average} shown={money} />
        <Figure term={messages.figures.refunds} now={report.refunds} before={last?.refunds} shown={money} />
        {report.margin !== null && (
          <Figure term={messages.figures.margin} now={report.margin} before={last?.margin} shown={money} />
        )}
        <Figure term={words.returns} now={report.returns} before={last?.returns} shown={count} />
      </EmailRows>
      {report.products.length > 0 && (
        <>
          <EmailHeading>{words.bestSellers}</EmailHeading>
          <EmailRows>
            {report.products.map(({ name, pieces, net }) => (
              <EmailFigure key={name} term={`${count(pieces)} × ${name}`} value={money(net)} />
            ))}
          </EmailRows>
        </>
      )}
      {report.countries.length > 0 && (
        <>
          <EmailHeading>{words.countries}</EmailHeading>
          <EmailRows>
            {report.countries.map(({ country, net }) => (
              <EmailFigure key={country} term={countryName(country)} value={money(net)} />
            ))}
          </EmailRows>
        </>
      )}
      <EmailButton href={`${shopUrl}/admin/reports?from=${from}&to=${to}`}>{words.open}</EmailButton>
    </EmailLayout>
  );
}
