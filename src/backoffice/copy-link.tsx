import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";

export interface CopyWords {
  /** "Copy order status link" */
  copy: string;
  copied: string;
  /** Above the link, where the browser refuses to copy it. */
  byHand: string;
  label: string;
}

/** Copies a link and says so. */
export function CopyLink({ link, words }: { link: string; words: CopyWords }) {
  const { copy, byHand } = useCopyLink(words);
  return (
    <div className="mt-2">
      <Button variant="secondary" size="small" onClick={() => void copy(link)}>
        <Copy aria-hidden="true" className="size-4" />
        {words.copy}
      </Button>
      {byHand}
    </div>
  );
}

/** `byHand`: the link to copy from, where the browser refuses. To be rendered. */
export function useCopyLink(words: CopyWords) {
  const [shown, setShown] = useState<string>();
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: words.copied, tone: "success" });
    } catch {
      setShown(link);
    }
  };
  const byHand = shown !== undefined && (
    <Dialog open width="narrow" title={words.byHand} onOpenChange={() => setShown(undefined)}>
      <TextField label={words.label} readOnly value={shown} ref={selectAll} onFocus={({ target }) => target.select()} />
    </Dialog>
  );
  return { copy, byHand };
}

const selectAll = (field: HTMLInputElement | null): void => field?.select();
