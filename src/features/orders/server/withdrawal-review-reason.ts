import { refundDue } from "../order-withdrawal.ts";
import { type ReviewReason, reviewReason } from "./review-reason.ts";

/** What an order waits for once its customer wants to return goods and the shop has to answer; nothing of a person either. */
export const returnReviewReason = (timeZone: string, declaredAt: Date): ReviewReason =>
  reviewReason("returnDeclared", { moment: declaredAt.toISOString(), timeZone });

/** What an order waits for once its customer withdrew from it. Nothing of a person, as it outlives the erasure of their data. */
export const withdrawalReviewReason = (timeZone: string, declaredAt: Date): ReviewReason =>
  reviewReason("withdrawn", { moment: declaredAt.toISOString(), timeZone }, { day: refundDue(timeZone, declaredAt) });
