import { SearchX } from "lucide-react";
import { Link } from "react-router";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { messages } from "./messages.ts";

interface ErrorViewProps {
  title: string;
  error: Error;
  /** For an answer that only says it was no success. */
  unknown?: string;
  onRetry: () => unknown;
  headingLevel?: 1 | 2 | 3;
  /** Of a screen of one thing: where all of them are. What is not there is not asked for again. */
  back?: { to: string; label: string };
}

/** In the place of what could not be loaded. */
export function ErrorView({ title, error, unknown, onRetry, headingLevel, back }: ErrorViewProps) {
  if (back && error instanceof ApiError && error.status === 404) {
    const way = (
      <Button asChild variant="secondary">
        <Link to={back.to}>{back.label}</Link>
      </Button>
    );
    return <EmptyState icon={SearchX} headingLevel={headingLevel} title={error.message} action={way} />;
  }
  const again = <Button onClick={() => onRetry()}>{messages.again}</Button>;
  return <ErrorState headingLevel={headingLevel} title={title} text={failureText(error, unknown)} action={again} />;
}
