import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { checkBytes } from "../image-limits.ts";
import { openImageWorker } from "./image-worker.ts";
import { type NewImage, storeImage } from "./store-image.ts";

/** An image from an administrator's machine. Nothing shows it yet. @throws AppError */
export async function uploadImage(
  shop: Pick<AppContext, "db" | "files" | "clock">,
  bytes: Uint8Array,
  { by, requestId }: Actor,
): Promise<NewImage> {
  // Asked before a process is begun for it.
  checkBytes(bytes);
  const imageWorker = openImageWorker();
  try {
    const image = await storeImage(shop, imageWorker, bytes, { unsavedSince: shop.clock.now() });
    const subject = { kind: "image" as const, id: image.path };
    await transact(shop.db, (tx) =>
      writeAudit(tx, { actor: "administrator", actorId: by, action: "image.uploaded", subject, requestId }),
    );
    return image;
  } finally {
    await imageWorker.close();
  }
}
