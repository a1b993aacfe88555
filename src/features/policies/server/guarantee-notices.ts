import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { imageFormat } from "#features/images/image-limits.ts";
import { openImageWorker } from "#features/images/server/image-worker.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, transact, violatedConstraint } from "#platform/database/database.ts";
import { cachedAnswers } from "#platform/events/cached-answers.ts";
import { AppError } from "#shared/app-error.ts";
import { currentLanguage, type Language } from "#shared/language.ts";
import { messages } from "../guarantee-messages.ts";
import {
  type GuaranteeNoticeFile,
  MIN_NOTICE_WIDTH,
  type NoticeType,
  noticeType,
  tooLarge,
} from "../guarantee-notice.ts";
import { messages as problems } from "../notice-problem-messages.ts";
import { guaranteeNotices } from "./guarantee-notices-table.ts";

type NoticeRow = typeof guaranteeNotices.$inferSelect;

/** The official notices in use, by language (L30). */
export async function noticesInUse(db: Db): Promise<NoticeRow[]> {
  return db
    .select()
    .from(guaranteeNotices)
    .where(isNull(guaranteeNotices.removedAt))
    .orderBy(guaranteeNotices.language);
}

const known = cachedAnswers<NoticeRow[]>(["settings"]);

/** The official notice in the language that is spoken, as each process knows it; null where our own words stand. */
export async function knownNotice({
  db,
  events,
}: Pick<AppContext, "db" | "events">): Promise<GuaranteeNoticeFile | null> {
  const rows = await known(events, "all", () => noticesInUse(db));
  const row = rows.find(({ language }) => language === currentLanguage());
  return row ? { path: row.path, width: row.width, height: row.height } : null;
}

/** What the shop tells of the legal guarantee in the language that is spoken, in words: alone, or beside the official file. */
export const guaranteeWords = (): string => `${messages.title}\n${messages.text}`;

/** Puts a file in the place of what stood there. It is kept as it is: the notice may not be changed. @throws AppError */
export async function addGuaranteeNotice(
  shop: Pick<AppContext, "db" | "files" | "clock">,
  { language, bytes }: { language: Language; bytes: Uint8Array },
  actor: Actor,
): Promise<NoticeRow> {
  const { type, width, height } = await described(bytes);
  const name = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const path = `notices/${name}.${type.slice("image/".length)}`;
  if (!(await shop.files.exists(path))) await shop.files.put(path, bytes, type);
  const row = {
    language,
    path,
    contentType: type,
    bytes: bytes.length,
    width,
    height,
    createdBy: actor.administratorId,
  };
  try {
    return await transact(shop.db, async (tx) => {
      const createdAt = shop.clock.now();
      await tx.update(guaranteeNotices).set({ removedAt: createdAt }).where(inUse(language));
      const [added = noRow()] = await tx
        .insert(guaranteeNotices)
        .values({ ...row, createdAt })
        .returning();
      await audit(tx, "guarantee-notice.added", language, actor, { path });
      return added;
    });
  } catch (error) {
    if (violatedConstraint(error) !== "guarantee_notices_in_use") throw error;
    throw new AppError("conflict", problems.meanwhile);
  }
}

/** From then on our own words stand there again. Its file stays, for the orders that saw it. @throws AppError */
export const removeGuaranteeNotice = (
  shop: Pick<AppContext, "db" | "clock">,
  language: Language,
  actor: Actor,
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [removed] = await tx
      .update(guaranteeNotices)
      .set({ removedAt: shop.clock.now() })
      .where(inUse(language))
      .returning({ path: guaranteeNotices.path });
    if (!removed) throw new AppError("not-found", problems.none);
    await audit(tx, "guarantee-notice.removed", language, actor, removed);
  });

const inUse = (language: Language) => and(eq(guaranteeNotices.language, language), isNull(guaranteeNotices.removedAt));

const audit = (
  tx: Parameters<typeof writeAudit>[0],
  action: "guarantee-notice.added" | "guarantee-notice.removed",
  id: Language,
  actor: Actor,
  details: { path: string },
) => writeAudit(tx, actor, { action, details, subject: { kind: "setting", id: `guarantee_notice ${id}` } });

/** Decodes the whole image in a process of its own, so that a cut or hostile file never reaches a shopper. @throws AppError */
async function described(bytes: Uint8Array): Promise<{ type: NoticeType; width: number; height: number }> {
  const found = noticeType(bytes, imageFormat(bytes));
  if ("problem" in found) throw new AppError(found.problem === tooLarge() ? "too-large" : "invalid", found.problem);
  const worker = openImageWorker();
  try {
    const { width, height } = await worker.describe(bytes);
    if (width < MIN_NOTICE_WIDTH)
      throw new AppError("invalid", problems.tooSmall(String(width), String(MIN_NOTICE_WIDTH)));
    return { type: found.type, width, height };
  } finally {
    await worker.close();
  }
}

/** As a data address, so that a document shows it without a network; null where the file is not there. */
export async function noticeAsData({ files }: Pick<AppContext, "files">, path: string): Promise<string | null> {
  const file = await files.read(path);
  return file && `data:${file.contentType};base64,${Buffer.from(file.bytes).toString("base64")}`;
}
