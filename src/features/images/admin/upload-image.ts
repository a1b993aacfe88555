import { Refused } from "#api-client/api-client.ts";
import { sendBytes } from "#api-client/send-bytes.ts";
import { MOST_BYTES } from "../image-limits.ts";
import { texts as rules } from "../texts.ts";

/** A picture in the store: its path, and where it is shown from. */
export interface UploadedImage {
  entry: string;
  src: string;
}

type Sending = Pick<NonNullable<Parameters<typeof sendBytes>[2]>, "signal" | "onProgress">;

/** Sends a picture to the store. Only an answer that names its place counts. @throws as `sendBytes` */
export async function uploadImage(file: File, sending: Sending = {}): Promise<UploadedImage> {
  if (file.size > MOST_BYTES) throw new Refused(413, { error: rules.tooManyBytes(MOST_BYTES / 1_000_000) });
  const { filePath, publicUrl } = await sendBytes("POST admin-images", file, {
    ...sending,
    needs: ["success", "filePath", "publicUrl"],
  });
  return { entry: filePath, src: publicUrl };
}
