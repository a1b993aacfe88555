import { ErrorState } from "#ui/error-state.tsx";
import { Loading, SkeletonText } from "#ui/skeleton.tsx";
import { messages } from "./messages.ts";

const words = messages.help;

export const HelpLoading = () => (
  <Loading label={words.loading}>
    <SkeletonText lines={6} />
  </Loading>
);

export const HelpFailed = () => <ErrorState title={words.failed.title} text={words.failed.text} />;
