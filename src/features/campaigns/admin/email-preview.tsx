import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { failureText } from "#api-client/failure.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { CampaignContent } from "../campaign-content.ts";
import { messages } from "./messages.ts";

const { sending: words } = messages;

export type Email = Omit<CampaignContent, "name">;

interface EmailPreviewProps {
  email: Email;
  isFit?: () => boolean;
  /** Of what is looked at. */
  choice: ReactNode;
  /** What is to be known of it. */
  note?: string;
}

/** What is typed, as an email. */
export function EmailPreview({ email, isFit = () => true, choice, note }: EmailPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => isFit() && setOpen(true)}>
        <Eye aria-hidden="true" className="size-4" />
        {words.look}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.look} description={note} width="wide">
        {isOpen && (
          <div className="grid gap-4">
            {choice}
            <EmailFrame email={email} />
          </div>
        )}
      </Dialog>
    </>
  );
}

const WIDTHS = { phone: "max-w-93", desk: "max-w-full" } as const;

/** The email with today's prices, in a frame of its own where nothing of it can run. */
export function EmailFrame({ email }: { email: Email }) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>("desk");
  const { data, error } = useEndpointQuery("POST admin-campaign-preview", { body: email }, { staleTime: 0 });
  if (error && !data) return <ErrorState title={words.lookFailed} text={failureText(error)} />;
  if (!data)
    return (
      <Loading label={words.look}>
        <Skeleton className="h-160 w-full" />
      </Loading>
    );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto min-w-0 wrap-anywhere">
          <span className="text-sm text-stone">{words.subject}: </span>
          {data.subject}
        </p>
        <div className="flex gap-1 max-sm:hidden">
          {(["phone", "desk"] as const).map((one) => (
            <Button
              key={one}
              variant={width === one ? "secondary" : "quiet"}
              size="small"
              aria-pressed={width === one}
              onClick={() => setWidth(one)}
            >
              {words[one]}
            </Button>
          ))}
        </div>
      </div>
      <iframe
        title={words.frame}
        sandbox=""
        srcDoc={data.html}
        className={classes("mx-auto h-160 w-full border border-beige bg-cream", WIDTHS[width])}
      />
    </div>
  );
}
