import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Shop } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { checkBytes } from "../image-limits.ts";
import { openDarkroom } from "./image-worker.ts";
import { type NewPicture, storePicture } from "./store-image.ts";

/** A picture from an administrator's machine. Nothing shows it yet. @throws Refusal */
export async function uploadPicture(
  shop: Pick<Shop, "db" | "files" | "clock">,
  bytes: Uint8Array,
  { by, requestId }: { by: string; requestId: string },
): Promise<NewPicture> {
  // Asked before a process is begun for it.
  checkBytes(bytes);
  const darkroom = openDarkroom();
  try {
    const picture = await storePicture(shop, darkroom, bytes, { unsavedSince: shop.clock.now() });
    const subject = { kind: "picture" as const, id: picture.path };
    await transact(shop.db, (tx) =>
      writeAudit(tx, { actor: "administrator", actorId: by, action: "picture.uploaded", subject, requestId }),
    );
    return picture;
  } finally {
    await darkroom.close();
  }
}
