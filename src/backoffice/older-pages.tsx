import { Button } from "#ui/button.tsx";
import { useFocusAfter } from "#ui/use-focus-after.ts";

interface OlderPagesProps {
  words: { newest: string; older: string };
  /** The page in view; empty for the first. */
  page: string;
  next: string | null | undefined;
  onTurn: (page: string) => void;
}

/** Under a list that grows at its head: a page is named by the row before its first. */
export function OlderPages({ words, page, next, onTurn }: OlderPagesProps) {
  useFocusAfter(page !== "", theContent);
  useFocusAfter(Boolean(next), theContent);
  if (!next && !page) return null;
  const turnTo = (page: string) => {
    onTurn(page);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {page && (
        <Button variant="secondary" onClick={() => turnTo("")}>
          {words.newest}
        </Button>
      )}
      {next && (
        <Button variant="secondary" onClick={() => turnTo(next)}>
          {words.older}
        </Button>
      )}
    </div>
  );
}

const theContent = () => document.getElementById("content");
