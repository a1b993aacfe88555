import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { periodFilter } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import { signedAddress } from "#http/signed-links.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { dayBefore, dayIn } from "#shared/day.ts";
import { ledgerText, meritBatches } from "../book-files.ts";
import { BOOKED, byDay, isHeld, type JournalLine, journalOf } from "../journal.ts";
import { messages } from "../operator-messages.ts";
import { bookFileQuery, bookPeriod } from "./book-file-query.ts";
import { documentSums, knownAccounts, movementsOf, owedByProviders } from "./book-queries.ts";
import { accountsOf, saveAccounts } from "./save-accounts.ts";

const number = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9.-]{0,12}$/, { error: () => messages.badAccount })
  // A page of before an account was there does not send it.
  .default("");
const accounts = z.object(
  Object.fromEntries(BOOKED.map((booked) => [booked, number])) as Record<(typeof BOOKED)[number], typeof number>,
);

export const bookEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-books",
    summary:
      "What is booked on each day of a period, what providers owe at its end, and its payouts. Amounts are in euro.",
    access: "administrator",
    query: bookPeriod,
    answer: z.object({
      days: z.array(
        z.object({
          id: z.iso.date(),
          sales: z.number(),
          vat: z.number(),
          refunds: z.number(),
          fees: z.number(),
          payouts: z.number(),
          /** All debit, which is all credit. */
          turnover: z.number(),
        }),
      ),
      providers: z.array(z.object({ provider: z.string(), balance: z.number() })),
      payouts: z.array(
        z.object({
          id: z.string(),
          /** When the books have it. */
          day: z.iso.date(),
          /** When the provider sent it. */
          paid_on: z.iso.date(),
          provider: z.string(),
          amount: z.number(),
        }),
      ),
      accounts,
    }),
    handle: async ({ query }) => {
      const filter = await periodFilter(shop.db, query);
      const [documents, movements, owed, known] = await Promise.all([
        documentSums(shop.db, filter),
        movementsOf(shop.db, filter),
        owedByProviders(shop.db, filter),
        knownAccounts(shop.db),
      ]);
      return {
        days: [...byDay(journalOf(documents, movements))].map(([day, lines]) => dayOf(day, lines)),
        providers: owed.map(({ provider, cents }) => ({ provider, balance: cents / 100 })),
        payouts: movements
          .filter(({ kind }) => kind === "payout")
          .map(({ reference, day, paidOn, provider, cents }) => ({
            id: reference,
            day,
            paid_on: paidOn,
            provider,
            amount: cents / 100,
          })),
        accounts: accountsOf(known),
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-book-accounts",
    summary:
      "Saves the account numbers of the books. An empty one has none. With `seen`, those that differ from it, and only where nobody else changed them; otherwise 409 with the `current` ones.",
    access: "administrator",
    body: z.object({ accounts, seen: accounts.optional() }),
    handle: ({ body, caller }) => saveAccounts(shop, body.accounts, body.seen, actorOf(caller)),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-book-file",
    summary:
      "Makes a link to a file of the journal, or of what is paid and not sent at its end, up to yesterday at most. It opens for five minutes.",
    access: "administrator",
    body: bookFileQuery,
    answer: z.object({ path: z.string() }),
    handle: async ({ body }) => {
      const { file, from, test } = body;
      const filter = await periodFilter(shop.db, body);
      // What happens later today would be in no file.
      const yesterday = dayBefore(dayIn(filter.timeZone, shop.clock.now()));
      const to = body.to < yesterday ? body.to : yesterday;
      if (to < from) throw new AppError("conflict", messages.files.notOver, { code: "NOT_OVER" });
      // An account without a number is told here, where somebody reads it.
      if (file === "merit" || file === "text") {
        const days = { ...filter, to };
        const lines = journalOf(await documentSums(shop.db, days), await movementsOf(shop.db, days));
        (file === "merit" ? meritBatches : ledgerText)(lines, await knownAccounts(shop.db));
      }
      return {
        path: signedAddress(shop.fileLinkSecret, "/book-files", { file, from, to, test }, shop.clock.now()),
      };
    },
  }),
];

/** A day in figures: sales and VAT of invoices, refunds with their VAT. */
function dayOf(id: string, lines: readonly JournalLine[]) {
  const total = (of: (line: JournalLine) => boolean, amount: (line: JournalLine) => number) =>
    lines.filter(of).reduce((cents, line) => cents + amount(line), 0) / 100;
  const credited = ({ debit, credit }: JournalLine) => credit - debit;
  const debited = ({ debit, credit }: JournalLine) => debit - credit;
  const isVat = ({ booked }: JournalLine) => booked.startsWith("vat-");
  const isSale = (one: JournalLine) => one.kind === "sale" && !isHeld(one);
  return {
    id,
    sales: total((one) => isSale(one) && !isVat(one), credited),
    vat: total((one) => isSale(one) && isVat(one), credited),
    refunds: total(
      (one) => (one.kind === "refund" || (one.kind === "surplus" && one.debit > 0)) && !isHeld(one),
      debited,
    ),
    fees: total(({ booked }) => booked === "fees", debited),
    payouts: total(({ kind, booked }) => kind === "payout" && booked === "bank", debited),
    turnover: total(
      () => true,
      ({ debit }) => debit,
    ),
  };
}
