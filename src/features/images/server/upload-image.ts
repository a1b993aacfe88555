import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { checkBytes } from "../image-limits.ts";
import { openImageWorker } from "./image-worker.ts";
import { images } from "./images-table.ts";
import { type NewImage, SameUpload, storeImage } from "./store-image.ts";

type Shop = Pick<AppContext, "db" | "files" | "clock">;

interface Upload {
  /** What the file is called. */
  name?: string;
  /** It stays although nothing shows it. */
  kept?: boolean;
}

interface Uploaded extends NewImage {
  /** The same file was there already. */
  isKnown: boolean;
}

/**
 * An image from an administrator's machine. Nothing shows it yet; unless it is kept, it goes a day later. The same file is
 * the same image, also where it comes twice at once. @throws AppError
 */
export async function uploadImage(
  shop: Shop,
  bytes: Uint8Array,
  actor: Actor,
  { name = "", kept = false }: Upload = {},
): Promise<Uploaded> {
  // Asked before a process is begun for it.
  checkBytes(bytes);
  const uploadHash = hashOf(bytes);
  const known = await uploadedBefore(shop, uploadHash, kept);
  if (known) return { ...known, isKnown: true };
  const imageWorker = openImageWorker();
  try {
    const unsavedSince = kept ? null : shop.clock.now();
    const still = { resize: imageWorker.resizeStill };
    const image = await storeImage(shop, still, bytes, { unsavedSince, uploadHash, kept, fileName: name });
    const subject = { kind: "image" as const, id: image.path };
    await transact(shop.db, (tx) => writeAudit(tx, actor, { action: "image.uploaded", subject }));
    return { ...image, isKnown: false };
  } catch (error) {
    if (error instanceof SameUpload) return { ...(await twinOf(shop, uploadHash, kept)), isKnown: true };
    throw error;
  } finally {
    await imageWorker.close();
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Its day begins anew. */
async function uploadedBefore({ db, clock }: Shop, uploadHash: string, kept: boolean): Promise<NewImage | undefined> {
  const now = clock.now().toISOString();
  const [known] = await db
    .update(images)
    .set({
      kept: sql`${images.kept} OR ${kept}`,
      unsavedSince: kept
        ? null
        : sql`CASE WHEN ${images.unsavedSince} IS NOT NULL THEN greatest(${images.unsavedSince}, ${now}::timestamptz) END`,
    })
    .where(eq(images.uploadHash, uploadHash))
    .returning();
  return known;
}

/** The image of the same file that came at the same moment and was first. */
async function twinOf(shop: Shop, uploadHash: string, kept: boolean): Promise<NewImage> {
  const twin = await uploadedBefore(shop, uploadHash, kept);
  if (!twin) throw new Error("An image was neither written nor there");
  return twin;
}
