import { timeInWords } from "#client/failure.ts";
import { Notice } from "#ui/notice.tsx";
import type { Statement, StatementProblems } from "../withdrawal.ts";
import { withdrawalTexts as texts } from "../withdrawal-texts.ts";

/** Why it did not go on: beside the fields, or told above them. */
export interface Trouble {
  problems?: StatementProblems;
  told?: "not-found" | "too-many" | "failed";
  retryAfterSeconds?: number | undefined;
}

/** What either step of a withdrawal gets. */
export interface StepProps {
  statement: Statement;
  trouble: Trouble;
  isSending: boolean;
  storeEmail: string;
}

/** Out of sight while one tries again, so that the same words are read out when they come again. */
export function Told({ trouble: { told, retryAfterSeconds }, isSending, storeEmail }: Omit<StepProps, "statement">) {
  if (!told) return null;
  return (
    <Notice tone="danger" live className={isSending ? "invisible" : undefined}>
      {told === "not-found" && (
        <>
          {texts.notFound[0]} <MailLink address={storeEmail} /> {texts.notFound[1]}
        </>
      )}
      {told === "too-many" && texts.tooMany(timeInWords(retryAfterSeconds ?? 60))}
      {told === "failed" && texts.failed}
    </Notice>
  );
}

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="link">
    {address}
  </a>
);
