import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

interface DeclaredPagesProps {
  /** What this page comes after. */
  after: string | undefined;
  next: string | null;
  onTurn: (after: string | undefined) => void;
}

/** Of a list that begins with the earliest statement. */
export function DeclaredPages({ after, next, onTurn }: DeclaredPagesProps) {
  if (!after && !next) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {after && (
        <Button variant="secondary" size="small" onClick={() => onTurn(undefined)}>
          {messages.earliest}
        </Button>
      )}
      {next && (
        <Button variant="secondary" size="small" onClick={() => onTurn(next)}>
          {messages.later}
        </Button>
      )}
    </div>
  );
}
