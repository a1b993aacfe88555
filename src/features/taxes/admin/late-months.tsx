import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { monthInWords } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../operator-messages.ts";

interface LateMonthsProps {
  late: ResponseOf<"GET admin-taxes">["late"];
  quarter: string;
  test: "true" | "false";
}

/** National returns that are to be filed again, each with what changed since it was due. */
export const LateMonths = ({ late, quarter, test }: LateMonthsProps) =>
  late.map(({ month, treatment, net, vat }) => (
    <Notice key={`${month} ${treatment}`} tone="warning">
      {messages.late.notice(monthInWords(month), formatEuros(net), formatEuros(vat))}{" "}
      <Link
        to={`/admin/taxes/documents?${new URLSearchParams({ quarter, test, treatment, month, late: "true" })}`}
        className="link"
      >
        {messages.late.link}
      </Link>
    </Notice>
  ));
