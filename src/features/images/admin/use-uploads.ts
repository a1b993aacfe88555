import { useEffect, useRef, useState } from "react";
import { toast } from "#ui/toast.ts";
import { MAX_IMAGES } from "../image-limits.ts";
import { messages } from "./messages.ts";
import { previewOf } from "./preview-of.ts";
import { uploadFailure } from "./upload-failure.ts";
import { type UploadedImage, uploadImage } from "./upload-image.ts";

/** A file on its way. */
export interface Upload {
  id: number;
  file: File;
  preview: string | null;
  /** From 0 to 1. */
  progress: number;
  /** Why it did not arrive. */
  error: string | null;
}

let made = 0;

/** Sends files one after the other, and hands each over as it arrives. `held` images are there already. */
export function useUploads(held: number, onArrived: (image: UploadedImage) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const discard = (id: number) => setUploads((before) => before.filter((one) => one.id !== id));

  const sendOne = async ({ id, file }: Upload): Promise<unknown> => {
    try {
      const image = await uploadImage(file, {
        signal: ending.current?.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      discard(id);
      onArrived(image);
      return null;
    } catch (error) {
      change(id, { error: uploadFailure(error).reason });
      return error;
    }
  };
  const sendAll = async (batch: readonly Upload[]) => {
    const failures: unknown[] = [];
    for (const upload of batch) {
      const failure = await sendOne(upload);
      if (ending.current?.signal.aborted) return;
      if (failure) failures.push(failure);
    }
    tell(batch.length - failures.length, failures);
  };
  const add = (files: readonly File[]) => {
    const images = files.filter(({ type }) => type.startsWith("image/"));
    if (images.length < files.length)
      toast({ title: messages.invalid.title, description: messages.invalid.text, tone: "danger" });
    if (images.length === 0) return;
    if (held + uploads.length + images.length > MAX_IMAGES) {
      toast({ title: messages.tooMany.title, description: messages.tooMany.text, tone: "danger" });
      return;
    }
    const batch = images.map((file): Upload => ({ id: ++made, file, preview: null, progress: 0, error: null }));
    setUploads((before) => [...before, ...batch]);
    for (const { id, file } of batch) void previewOf(file).then((preview) => change(id, { preview }));
    void sendAll(batch);
  };
  const again = (upload: Upload) => {
    change(upload.id, { error: null, progress: 0 });
    void sendAll([upload]);
  };
  return { uploads, add, again, discard, isUploading: uploads.some(({ error }) => error === null) };
}

function tell(arrived: number, failures: readonly unknown[]): void {
  if (arrived > 0)
    toast({ title: messages.uploaded.title, description: messages.uploaded.text(arrived), tone: "success" });
  const summaries = new Set(failures.map((failure) => uploadFailure(failure).summary));
  if (summaries.size > 0) toast({ title: messages.failed, description: [...summaries].join(" "), tone: "danger" });
}
