import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { checkoutTerms, storeSettings } from "#features/settings/server/settings-queries.ts";
import { vatCountry } from "#features/settings/vat-number.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { readCsv } from "#shared/csv.ts";
import { dayIn } from "#shared/day.ts";
import { type ImportReport, type LineReport, Undone } from "#shared/import-report.ts";
import type { FileLine } from "../product-csv.ts";
import { messages } from "../product-csv-messages.ts";
import { withEmbedded } from "../product-images.ts";
import { newProduct, productChange } from "../product-input.ts";
import { leavesShop } from "../publication.ts";
import { variantName, volumeIn } from "../variants.ts";
import { takeCombinations } from "./import-combinations.ts";
import { broughtBefore, type Known, knownProducts, namesThere } from "./import-known.ts";
import type { Progress } from "./import-progress.ts";
import { type Corrections, LONGEST_TOLD, moveStock, readable, refusalOf } from "./import-steps.ts";
import { keepOldId } from "./old-ids.ts";
import { readProductFile } from "./other-shops/read-file.ts";
import type { Home } from "./other-shops/taken-product.ts";
import { exchangeValues, placeVariant } from "./place-variant.ts";
import { products } from "./products-table.ts";
import { setRelated } from "./related-products.ts";
import { refuseWhereNeeded } from "./save-parts.ts";
import { audit, insertProduct, isUnlabelled, type Saving, slugFor, updateProduct } from "./save-product.ts";
import { keepOldSlug } from "./slug-history.ts";

interface ImportOptions {
  progress?: Progress | undefined;
  /** Prices of a file of another shop that does not say it itself. */
  isWithoutVat?: boolean;
}

/**
 * Takes over a file of products, all or nothing. The trial does the very same and then undoes it, so that its report is
 * what would happen. A file that comes again does not move the stock again. @throws AppError for a file that cannot be read
 */
export async function importProducts(
  shop: Saving & Pick<AppContext, "db" | "clock">,
  bytes: Uint8Array,
  actor: Actor,
  isTrial: boolean,
  { progress = () => undefined, isWithoutVat = false }: ImportOptions = {},
): Promise<ImportReport> {
  const file = readProductFile(readCsv(readable(bytes)), await homeOf(shop, isWithoutVat));
  const { lines, problems } = file;
  if (problems.length > 0) return { applied: false, problems, lines: [] };
  const skipped = file.skipped.map(({ why, ...line }) => ({ ...line, outcome: "skipped" as const, notes: [why] }));
  const idempotencyKey = `import:${createHash("sha256").update(bytes).digest("hex")}`;
  try {
    const reports = await transact(shop.db, async (tx) => {
      const corrections: Corrections = new Map();
      const course = { actor, corrections };
      const taken = file.combinations
        ? await takeCombinations(tx, shop, file.combinations, course)
        : await takeLines(tx, shop, lines, { ...course, progress });
      taken.sort((a, b) => a.line - b.line);
      await moveStock(tx, taken, corrections, { actor, idempotencyKey });
      if (isTrial || taken.some(({ outcome }) => outcome === "refused")) throw new Undone(taken);
      await audit(tx, "product.imported", "file", actor, { lines: taken.length });
      return taken;
    });
    return { applied: true, problems: [], lines: [...skipped, ...reports] };
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return { applied: false, problems: [], lines: [...skipped, ...error.lines] };
  }
}

/** The rate is that of the country that the seller's VAT number names. */
async function homeOf({ db, clock }: Pick<AppContext, "db" | "clock">, isWithoutVat: boolean): Promise<Home> {
  const { trader, timeZone } = await storeSettings(db);
  const country = vatCountry(trader.trader_vat_number || null);
  const vatRate = country ? (await checkoutTerms(db, country, clock.now())).vatRate : null;
  return { vatRate, isWithoutVat, today: dayIn(timeZone, clock.now()) };
}

async function takeLines(
  tx: Tx,
  shop: Saving,
  lines: readonly FileLine[],
  { progress, ...course }: Pick<Course, "actor" | "corrections"> & { progress: Progress },
): Promise<LineReport[]> {
  const parents = await broughtBefore(tx, lines, ({ parent }) => parent);
  const unnumbered = await broughtBefore(tx, lines, (line) => line.unnumbered);
  const known = await knownProducts(tx, lines, [...parents.values(), ...unnumbered.values()]);
  const named = await namesThere(tx, lines, [...known.bySku.values()]);
  const productOf = (line: FileLine) => {
    const { id, sku, parent, unnumbered: own } = line;
    if (id) return known.byId.get(id.toLowerCase());
    const before = own && known.byId.get(unnumbered.get(own.id) ?? "");
    if (before) return before;
    const found = known.bySku.get(sku);
    // The number may have been another product's when that was in the file.
    const isOther = named.some((one) => one.id === found?.id && one.oldId !== own?.id && one.oldId !== parent?.id);
    return own && isOther ? undefined : found;
  };
  const groups: Course["groups"] = new Map();
  for (const [parent, productId] of parents) {
    const groupId = known.byId.get(productId)?.groupId;
    if (groupId) groups.set(parent, groupId);
  }
  for (const line of lines) {
    const groupId = productOf(line)?.groupId;
    if (line.parent && groupId && !groups.has(line.parent.id)) groups.set(line.parent.id, groupId);
  }
  await exchangeValues(
    tx,
    lines.flatMap((line) => {
      const { id, groupId, optionValues } = productOf(line) ?? {};
      return line.variant && id && groupId
        ? [{ id, groupId, before: optionValues ?? [], values: line.variant.values }]
        : [];
    }),
  );
  const seen = new Set<string>();
  const related: Course["related"] = new Map();
  const retired: Course["retired"] = new Map();
  const reports: LineReport[] = [];
  // Kits last, so that their parts may be in the same file.
  for (const line of lines.toSorted((a, b) => Number(isOfKit(a)) - Number(isOfKit(b)))) {
    const product = productOf(line);
    const own = line.unnumbered;
    const isTaken = own !== undefined && !product && known.bySku.has(line.sku);
    const taken = isTaken ? { ...line, sku: own.sku, input: { ...line.input, sku: own.sku } } : line;
    reports.push(await takeLine(tx, shop, taken, product, { ...course, seen, related, retired, groups }));
    progress(reports.length, lines.length);
  }
  // After all lines, for they may name products of later ones, and a kit may go together with its parts.
  for (const [line, { productId, skus, isOlder }] of related)
    await finish(reports, line, async (report) => {
      const isChanged = await setRelated(tx, productId, skus);
      if (isChanged && isOlder && report.outcome !== "new") throw new AppError("conflict", messages.changedSince);
      if (isChanged && report.outcome === "unchanged") report.outcome = "changed";
    });
  for (const [line, product] of retired) await finish(reports, line, () => refuseWhereNeeded(tx, product));
  return reports;
}

/** Does what is left of a line, which is refused where that is. */
async function finish(
  reports: readonly LineReport[],
  line: number,
  work: (report: LineReport) => Promise<void>,
): Promise<void> {
  const report = reports.find((one) => one.line === line);
  if (!report) return;
  try {
    await work(report);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    report.outcome = "refused";
    report.notes.push(error.message);
  }
}

const isOfKit = ({ input }: FileLine): boolean => (input.parts?.length ?? 0) > 0;

interface Course {
  actor: Actor;
  /** Products that earlier lines named. */
  seen: Set<string>;
  corrections: Corrections;
  /** Article numbers of related products, by line. */
  related: Map<number, { productId: string; skus: readonly string[]; isOlder: boolean }>;
  /** What lines take out of the shop. */
  retired: Map<number, { id: string; name: string }>;
  /** Groups of variants, by what their product is called by in the other shop. */
  groups: Map<string, string>;
}

async function takeLine(
  tx: Tx,
  shop: Saving,
  line: FileLine,
  product: Known | undefined,
  { actor, seen, corrections, related, retired, groups }: Course,
): Promise<LineReport> {
  const name = (line.input.name ?? product?.name ?? line.sku).slice(0, LONGEST_TOLD);
  const refused = (...notes: string[]): LineReport => ({ line: line.line, name, outcome: "refused", notes });
  if (line.id && !product) return refused(messages.noSuchId);
  const key = product?.id ?? `new ${line.sku}`;
  if ((product || line.sku) && seen.has(key)) return refused(messages.twice);
  seen.add(key);
  const { stock, stock_seen: stockSeen, related: skus, version, ...input } = inputOf(line, product);
  if (product && input.image) input.image = withEmbedded([input.image].flat(), await imagesNow(tx, product.id));
  if (line.isFromOtherShop && input.slug) input.slug = await addressFor(tx, input.slug, product);
  const { category = "accessories" } = input;
  // No file of another shop has a column for it.
  const isDraft = line.isFromOtherShop && !product && isUnlabelled(shop, { category, regime: null });
  if (isDraft) input.state = "draft";
  const given = { ...input, stock, stock_seen: stockSeen };
  const whole = { ...given, related: skus };
  const checked = product ? productChange.safeParse(whole) : newProduct.safeParse(whole);
  const unfit = (checked.error?.issues ?? []).map(({ message }) => message);
  if (line.problems.length + unfit.length > 0) return refused(...new Set([...line.problems, ...unfit]));
  const notes: string[] = [
    ...(line.isCategoryGuessed && !product ? [messages.other.category] : []),
    ...(line.notes ?? []),
    ...(isDraft ? [messages.other.draft] : []),
    ...(hasOwnVariants(line, product) ? [messages.other.hasVariants] : []),
  ];
  const { parent } = line;
  const isOlder = version !== undefined && version !== product?.version;
  let groupId: string | undefined;
  const refusal = await refusalOf(tx, async () => {
    const id = product?.id ?? (await insertProduct(tx, shop, newProduct.parse(given), actor));
    if (product) await updateProduct(tx, shop, id, { ...productChange.parse(input), even_in_kits: true }, actor);
    if (line.variant)
      groupId = await placeVariant(tx, id, line.variant, actor, {
        known: parent && (groups.get(parent.id) ?? null),
        was: product?.optionValues,
      });
    if (product && isOlder && (await rowAfter(tx, id))?.version !== product.version)
      throw new AppError("conflict", messages.changedSince);
    if (checked.data?.related) related.set(line.line, { productId: id, skus: checked.data.related, isOlder });
    if (line.oldSlug && given.slug)
      await keepOldSlug(
        tx,
        "product",
        { slug: line.oldSlug, status: "published" },
        { id, slug: given.slug, status: "published" },
      );
    if (line.unnumbered) await keepOldId(tx, line.unnumbered, id);
    if (line.oldId) await keepOldId(tx, { shop: "prestashop", id: line.oldId }, id);
    if (parent) await keepOldId(tx, parent, id);
  });
  if (refusal) return refused(refusal);
  if (parent && groupId) groups.set(parent.id, groupId);
  if (!product) return { line: line.line, name, outcome: "new", notes };
  const movesStock = stock !== undefined && stock !== (stockSeen ?? product.stock);
  if (movesStock && stockSeen === undefined) notes.push(messages.stockKept);
  else if (movesStock)
    corrections.set(line.line, {
      productId: product.id,
      wanted: stock,
      seen: stockSeen,
      administratorId: actor.administratorId,
    });
  const after = await rowAfter(tx, product.id);
  if (after && leavesShop(product, after)) retired.set(line.line, product);
  const isChanged = after?.version !== product.version;
  return { line: line.line, name, outcome: isChanged ? "changed" : "unchanged", notes };
}

/** The address that another shop's product gets: the wanted one, unless another product has it. */
async function addressFor(tx: Tx, wanted: string, product: Known | undefined): Promise<string> {
  if (product?.slug === wanted) return wanted;
  const { rows } = await tx.execute(sql`
    SELECT FROM products WHERE slug = ${wanted}
    UNION ALL SELECT FROM slug_history WHERE kind = 'product' AND slug = ${wanted} AND target_id IS DISTINCT FROM ${product?.id ?? null}`);
  if (rows.length === 0) return wanted;
  return product?.slug ?? slugFor(tx, wanted);
}

/** Another shop's product whose combinations came in a file of their own. */
const hasOwnVariants = ({ oldId, variant }: FileLine, product: Known | undefined): boolean =>
  oldId !== undefined && !variant && product !== undefined && product.groupId !== null;

/** The name of a variant follows from its group, whatever the cell says. */
function inputOf(line: FileLine, product: Known | undefined): FileLine["input"] {
  const { name, image, category, ...given } = line.input;
  const { sku, ...unnumbered } = given;
  const others: FileLine["input"] = { ...(line.unnumbered && product ? unnumbered : given) };
  if (image && !(line.isFromOtherShop && product?.hasImages)) others.image = image;
  if (category && !(line.isCategoryGuessed && product)) others.category = category;
  const { variant } = line;
  if (isVolumeOfValue(line, product)) delete others.volume_ml;
  if (hasOwnVariants(line, product)) {
    const { price, weight_g, ...kept } = others;
    return kept;
  }
  if (!variant) return name === undefined ? others : { name, ...others };
  return product ? others : { ...others, name: variantName(variant.group, variant.values) };
}

/** Whether the volume follows the value of a variant: its cell is empty, or says that of the value before. */
function isVolumeOfValue({ input, variant }: FileLine, product: Known | undefined): boolean {
  const now = volumeIn(variant?.values ?? []);
  if (now === null || !product?.groupId) return false;
  const before = volumeIn(product.optionValues);
  return input.volume_ml === null || (before !== now && input.volume_ml === before);
}

const imagesNow = async (tx: Tx, id: string): Promise<string[]> =>
  (await tx.select({ image: products.image }).from(products).where(eq(products.id, id)))[0]?.image ?? [];

async function rowAfter(tx: Tx, id: string) {
  const { version, retiredAt, publishAt } = products;
  const [row] = await tx.select({ version, retiredAt, publishAt }).from(products).where(eq(products.id, id));
  return row;
}
