import { useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { sendBytes } from "#api-client/send-bytes.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { shortDateIn } from "#backoffice/moments.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { MAX_NOTICE_BYTES, NOTICE_TYPES, tooLarge } from "../guarantee-notice.ts";
import { messages as screen } from "./guarantee-notice-messages.ts";

type OfLanguage = ResponseOf<"GET admin-guarantee-notices">["data"][number];
const INVALIDATES = ["admin-guarantee-notices", "admin-readiness"] as const;

/** The Commission's file for each published language (L30). */
export function GuaranteeNoticesCard() {
  const answer = useEndpointQuery("GET admin-guarantee-notices", {}, { staleTime: 0 });
  return (
    <Card title={screen.title} lead={screen.lead}>
      <QueryView answer={answer} failed={screen.failed} loading={screen.loading} skeleton={<SkeletonText lines={6} />}>
        {(data) => (
          <ul className="grid gap-x-10 border-beige *:border-b *:border-beige/60 lg:grid-cols-2">
            {data.data.map((one) => (
              <OneLanguage key={one.language} of={one} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function OneLanguage({ of: { language, notice } }: { of: OfLanguage }) {
  const { timeZone } = useStore().settings;
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const name = languageName(language);
  const add = useEndpointMutation((file: File) => {
    if (file.size > MAX_NOTICE_BYTES) throw new Error(tooLarge());
    return sendBytes("POST admin-guarantee-notices", file, { query: { language } });
  }, INVALIDATES);
  const remove = useEndpointMutation(
    () => call("DELETE admin-guarantee-notices", { query: { language } }),
    INVALIDATES,
  );
  const send = (file: File) => {
    setFailure(null);
    add.mutate(file, {
      onSuccess: () => toast({ title: screen.added(name), tone: "success" }),
      onError: (error) => setFailure({ title: screen.notAdded, text: failureText(error) }),
    });
  };
  const confirm = () => {
    setAsking(false);
    setFailure(null);
    remove.mutate(undefined, {
      onError: (error) => setFailure({ title: screen.notRemoved, text: failureText(error) }),
    });
  };
  return (
    <li className="grid content-center gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="min-w-32 flex-1">
          <span className="font-medium">{name}</span>
          <span className="block text-sm text-stone">
            {notice ? screen.since(shortDateIn(timeZone, notice.since)) : screen.own}
          </span>
        </span>
        {notice && (
          <a href={notice.src} target="_blank" rel="noreferrer">
            <img src={notice.src} alt={screen.choose(name)} className="h-20 w-auto max-w-40 object-contain" />
          </a>
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={screen.choose(name)}
            accept={NOTICE_TYPES.join(",")}
            size="small"
            busy={add.isPending}
            busyLabel={screen.sending}
            aria-label={`${notice ? screen.replace : screen.add}: ${name}`}
            onFiles={([file]) => file && send(file)}
          >
            {notice ? screen.replace : screen.add}
          </FileButton>
          {notice && (
            <Button
              variant="quiet"
              size="small"
              busy={remove.isPending}
              aria-label={`${screen.remove}: ${name}`}
              onClick={() => setAsking(true)}
            >
              {screen.remove}
            </Button>
          )}
        </div>
      </div>
      {failure && (
        <Notice live tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={screen.removeTitle(name)}
        description={screen.removeText}
        confirmLabel={screen.remove}
        cancelLabel={screen.keep}
        onConfirm={confirm}
      />
    </li>
  );
}
