import { timeInWords } from "#api-client/failure.ts";
import { Notice } from "#ui/notice.tsx";
import { messages } from "../messages.ts";
import type { Statement, StatementProblems } from "../withdrawal.ts";

/** What is wrong: beside the fields, or above them. */
export interface FormError {
  problems?: StatementProblems;
  told?: "not-found" | "too-many" | "failed";
  retryAfterSeconds?: number | undefined;
}

/** What either step of a withdrawal gets. */
export interface StepProps {
  statement: Statement;
  error: FormError;
  isSending: boolean;
}

const TEXTS = {
  "not-found": () => messages.notFound,
  "too-many": (seconds: number) => messages.tooMany(timeInWords(seconds)),
  failed: () => messages.failed,
};

/** Out of sight while one tries again, so that the same words are read out when they come again. */
export const Told = ({ error: { told, retryAfterSeconds = 60 }, isSending }: Omit<StepProps, "statement">) =>
  told ? (
    <Notice tone={told === "not-found" ? "warning" : "danger"} live className={isSending ? "invisible" : undefined}>
      {TEXTS[told](retryAfterSeconds)}
    </Notice>
  ) : null;
