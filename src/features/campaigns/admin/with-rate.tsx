import { currentLocale } from "#shared/language.ts";
import { inPercent } from "#shared/percent.ts";

interface WithRateProps {
  count: number;
  emails: number;
}

/** A count, and beside it how many that are for each hundred emails. */
export const WithRate = ({ count, emails }: WithRateProps) => (
  <>
    {count.toLocaleString(currentLocale())}
    {count > 0 && emails > 0 && (
      <span className="ml-2 text-xs font-normal text-stone">{inPercent(count / emails)}</span>
    )}
  </>
);
