import { Notice } from "#ui/notice.tsx";
import type { Statement, StatementProblems } from "../withdrawal.ts";
import { withdrawalTexts as texts } from "../withdrawal-texts.ts";

/** Why it did not go on: beside the fields, or told above them. */
export interface Trouble {
  problems?: StatementProblems;
  told?: "not-found" | "too-many" | "too-many-open" | "failed";
}

/** What either step of a withdrawal gets. */
export interface StepProps {
  statement: Statement;
  trouble: Trouble;
  isSending: boolean;
}

const tellings = {
  "not-found": texts.notFound,
  "too-many": texts.tooMany,
  "too-many-open": texts.tooManyOpen,
  failed: texts.failed,
};

/** Out of sight while one tries again, so that the same words are read out when they come again. */
export const Told = ({ trouble: { told }, isSending }: Pick<StepProps, "trouble" | "isSending">) =>
  told ? (
    <Notice tone={told === "not-found" ? "warning" : "danger"} live className={isSending ? "invisible" : undefined}>
      {tellings[told]}
    </Notice>
  ) : null;

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="link">
    {address}
  </a>
);
