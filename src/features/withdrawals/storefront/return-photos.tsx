import { useState } from "react";
import { useSearchParams } from "react-router";
import { endpointAddress, readAnswer } from "#api-client/api-client.ts";
import { failureOf, inWords } from "#api-client/failure.ts";
import { currentLanguage } from "#shared/language.ts";
import { FileButton } from "#ui/file-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { MAX_PHOTOS } from "../return.ts";
import { messages } from "../return-messages.ts";

const ENDPOINT = "POST return-photos";

interface ReturnPhotosProps {
  /** Of the return. */
  id: string;
  orderId: string;
  /** How many it has. */
  photos: number;
}

/** Adds photos to a return, one after the other. */
export function ReturnPhotos({ id, orderId, photos }: ReturnPhotosProps) {
  const [search] = useSearchParams();
  const [count, setCount] = useState(photos);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (files: readonly File[]) => {
    setSending(true);
    setProblem(null);
    try {
      for (const file of files) setCount(await sendPhoto(file, { order: orderId, key: search.get("key"), return: id }));
    } catch (error) {
      const failure = failureOf(error);
      setProblem(failure && inWords(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="grid w-full gap-2">
      <p className="text-sm text-stone">{messages.photosHint}</p>
      <div className="flex flex-wrap items-center gap-3">
        {count < MAX_PHOTOS && (
          <FileButton label={messages.addPhotos} accept="image/*" multiple busy={isSending} onFiles={send}>
            {isSending ? messages.sendingPhotos : messages.addPhotos}
          </FileButton>
        )}
        <span aria-live="polite" className="text-sm">
          {count > 0 && messages.photos(count, MAX_PHOTOS)}
        </span>
      </div>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

async function sendPhoto(file: File, { key, ...query }: { order: string; key: string | null; return: string }) {
  const { method, address } = endpointAddress(ENDPOINT, { ...query, ...(key && { key }) });
  const headers = { "content-type": file.type || "application/octet-stream", "accept-language": currentLanguage() };
  const response = await fetch(address, { method, headers, body: file });
  const received = {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get("retry-after"),
  };
  return readAnswer<typeof ENDPOINT>(received, ["photos"]).photos;
}
