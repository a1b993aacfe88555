import { growth, growthInWords } from "#features/orders/growth.ts";
import { countryName } from "#features/shipping/countries.ts";
import { currentLocale } from "#shared/language.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { EmailLayout } from "#ui/email-layout.tsx";
import { EmailButton, EmailFact, EmailRows, EmailText, EmailTitle } from "#ui/email-pieces.tsx";
import type { MonthlyReport } from "../report-email.ts";
import { messages } from "../report-messages.ts";

/** `October 2026` */
export const monthInWords = (day: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));

const money = (amount: number): string => formatMoney(cents(amount));

interface MonthlyReportEmailProps {
  report: MonthlyReport;
  storeName: string;
  shopUrl: string;
}

/** Tells the shopkeeper how the last month went. */
export function MonthlyReportEmail({ report, storeName, shopUrl }: MonthlyReportEmailProps) {
  const words = messages.email;
  const { from, to, net, before } = report;
  const lead = before === 0 ? words.leadAlone(money(net)) : words.lead(money(net), growthInWords(growth(net, before)));
  return (
    <EmailLayout preview={lead} sender={storeName} senderUrl={shopUrl} footer={words.footer}>
      <EmailTitle>{words.title(monthInWords(from))}</EmailTitle>
      <EmailText>{lead}</EmailText>
      <EmailRows>
        <EmailFact term={messages.figures.orders}>{report.orders.toLocaleString(currentLocale())}</EmailFact>
        <EmailFact term={messages.figures.average}>{money(report.average)}</EmailFact>
        <EmailFact term={messages.figures.refunds}>{money(report.refunds)}</EmailFact>
        {report.margin !== null && <EmailFact term={messages.figures.margin}>{money(report.margin)}</EmailFact>}
        <EmailFact term={words.returns}>{report.returns.toLocaleString(currentLocale())}</EmailFact>
        {report.products.length > 0 && (
          <EmailFact term={words.bestSellers}>
            {report.products.map(({ name, pieces, net }) => `${pieces} × ${name}, ${money(net)}`).join("; ")}
          </EmailFact>
        )}
        {report.countries.length > 0 && (
          <EmailFact term={words.countries}>
            {report.countries.map(({ country, net }) => `${countryName(country)} ${money(net)}`).join("; ")}
          </EmailFact>
        )}
      </EmailRows>
      <EmailButton href={`${shopUrl}/admin/reports?from=${from}&to=${to}`}>{words.open}</EmailButton>
    </EmailLayout>
  );
}
