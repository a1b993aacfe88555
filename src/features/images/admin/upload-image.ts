import { ApiError } from "#api-client/api-client.ts";
import { sendBytes } from "#api-client/send-bytes.ts";
import { MAX_BYTES } from "../image-limits.ts";
import { messages as rules } from "../messages.ts";

/** An image in the store: its path, and where it is shown from. */
export interface UploadedImage {
  entry: string;
  src: string;
}

interface Upload extends UploadedImage {
  /** The same file was there already. */
  isKnown: boolean;
}

interface Sending extends Pick<NonNullable<Parameters<typeof sendBytes>[2]>, "signal" | "onProgress"> {
  /** It stays in the library although nothing shows it. */
  keep?: boolean;
}

/** Sends an image to the store. Only an answer that names its place counts. @throws as `sendBytes` */
export async function uploadImage(file: File, { keep = false, ...sending }: Sending = {}): Promise<Upload> {
  if (file.size > MAX_BYTES) throw new ApiError(413, { error: rules.tooManyBytes(MAX_BYTES / 1_000_000) });
  const { filePath, publicUrl, known } = await sendBytes("POST admin-images", file, {
    ...sending,
    query: { name: file.name.slice(0, 200), keep: keep ? "true" : "false" },
    needs: ["success", "filePath", "publicUrl"],
  });
  return { entry: filePath, src: publicUrl, isKnown: known };
}
