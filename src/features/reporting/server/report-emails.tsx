import { emailTemplates } from "#features/email/server/email-templates.ts";
import { writeEmail } from "#features/email/server/render-email.ts";
import { monthInWords } from "#shared/day.ts";
import { MonthlyReportEmail } from "../emails/monthly-report-email.tsx";
import { reportEmails } from "../report-email.ts";
import { messages } from "../report-messages.ts";

export const reportEmailTemplates = emailTemplates(reportEmails, {
  "monthly-report": async (report, { settings: { storeName }, shopUrl }) => ({
    subject: messages.email.subject(monthInWords(report.from), storeName),
    ...(await writeEmail(<MonthlyReportEmail report={report} storeName={storeName} shopUrl={shopUrl} />)),
  }),
});
