import { currentLocale } from "#shared/language.ts";
import { inPercent } from "#shared/percent.ts";

interface WithRateProps {
  count: number;
  recipients: number;
}

/** A count, and beside it how many that are for each hundred recipients. */
export const WithRate = ({ count, recipients }: WithRateProps) => (
  <>
    {count.toLocaleString(currentLocale())}
    {count > 0 && recipients > 0 && (
      <span className="ml-2 text-xs font-normal text-stone">{inPercent(count / recipients)}</span>
    )}
  </>
);
