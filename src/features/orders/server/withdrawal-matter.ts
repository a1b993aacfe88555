import { refundDue } from "../order-withdrawal.ts";
import { type ReviewMatter, reviewMatter } from "./review-matter.ts";

/** What an order waits for once its customer withdrew from it. Nothing of a person, as it outlives the erasure of their data. */
export const withdrawalMatter = (timeZone: string, declaredAt: Date): ReviewMatter =>
  reviewMatter("withdrawn", { moment: declaredAt.toISOString(), timeZone }, { day: refundDue(timeZone, declaredAt) });
