import type { Context } from "hono";
import type { Files } from "#platform/files/files.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "./messages.ts";

const SIZES = "sizes/";

/** An image of the public storage. Browsers keep an original for an hour and a size for ever (decision 40). The address of a file that is gone leads to `replacementOf` it. */
export async function storedFile(
  files: Files,
  c: Context,
  replacementOf: (path: string) => Promise<string | null>,
): Promise<Response> {
  const path = c.req.param("path") ?? "";
  const file = await files.read(path);
  if (!file) {
    const replacement = await replacementOf(path);
    if (!replacement) throw new AppError("not-found", messages.noFile);
    return c.redirect(`${c.req.path.slice(0, -path.length)}${replacement}`, 302);
  }
  return new Response(Buffer.from(file.bytes), {
    headers: {
      "content-type": file.contentType,
      // Emails show these images too, on other origins than the shop's.
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": path.startsWith(SIZES) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    },
  });
}
