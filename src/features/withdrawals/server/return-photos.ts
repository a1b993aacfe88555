import { asc, eq, sql } from "drizzle-orm";
import { checkBytes } from "#features/images/image-limits.ts";
import { openImageWorker } from "#features/images/server/image-worker.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { MAX_PHOTOS, OPEN_STATES } from "../return.ts";
import { messages } from "../return-messages.ts";
import { lockReturn } from "./returns.ts";
import { returnPhotos } from "./returns-table.ts";

interface Photo {
  orderId: string;
  returnId: string;
  bytes: Uint8Array;
}

/**
 * Keeps a photo of the goods of an open return of this order, encoded again and without metadata. Answers how many there are.
 * @throws AppError "invalid" or "too-large" for what is no image, "not-found", "conflict" beyond `MAX_PHOTOS`
 */
export async function addPhoto(shop: Pick<AppContext, "db" | "clock">, photo: Photo): Promise<number> {
  // Asked before a process is begun for it, and again once it is encoded.
  await transact(shop.db, (tx) => refuseMore(tx, photo));
  const image = await encoded(photo.bytes);
  return transact(shop.db, async (tx) => {
    const known = await refuseMore(tx, photo);
    await tx.insert(returnPhotos).values({ returnId: photo.returnId, image, createdAt: shop.clock.now() });
    return known + 1;
  });
}

async function encoded(bytes: Uint8Array): Promise<Buffer> {
  try {
    checkBytes(bytes);
    const worker = openImageWorker();
    try {
      return Buffer.from((await worker.resize(bytes)).bytes);
    } finally {
      await worker.close();
    }
  } catch (error) {
    // What is wrong with an image is said to administrators; buyers read it in their language.
    throw error instanceof AppError ? new AppError(error.kind, messages.noPhoto) : error;
  }
}

async function refuseMore(
  tx: Parameters<typeof lockReturn>[0],
  { orderId, returnId }: Omit<Photo, "bytes">,
): Promise<number> {
  const { order, found } = await lockReturn(tx, returnId);
  if (order.id !== orderId || order.erasedAt) throw new AppError("not-found", messages.notFound.text);
  if (!OPEN_STATES.includes(found.state)) throw new AppError("conflict", messages.moved);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, returnId));
  const known = row?.count ?? 0;
  if (known >= MAX_PHOTOS) throw new AppError("conflict", messages.photosFull(MAX_PHOTOS), { code: "PHOTOS_FULL" });
  return known;
}

/** The photos of a return as data addresses, in the order in which they came. */
export const photosOf = async (db: Db, returnId: string): Promise<string[]> =>
  (
    await db
      .select({ image: returnPhotos.image })
      .from(returnPhotos)
      .where(eq(returnPhotos.returnId, returnId))
      .orderBy(asc(returnPhotos.createdAt), asc(returnPhotos.id))
  ).map(({ image }) => `data:image/webp;base64,${image.toString("base64")}`);
