import { failureText } from "#api-client/failure.ts";
import { Notice } from "#ui/notice.tsx";

/** Why something failed, where it was asked for; nothing while nothing has. */
export const FailureNotice = ({ title, error }: { title: string; error: Error | null }) =>
  error && (
    <Notice live tone="danger" title={title}>
      {failureText(error)}
    </Notice>
  );
