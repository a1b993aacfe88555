import { AppError } from "#shared/app-error.ts";
import { csvText } from "#shared/csv.ts";
import { CURRENCY } from "#shared/money.ts";
import { type Booked, byDay, type JournalLine } from "./journal.ts";
import { messages } from "./operator-messages.ts";

/** Account numbers by what is booked; what has none is missing. */
export type Accounts = ReadonlyMap<string, string>;

const amount = (cents: number): string => (cents / 100).toFixed(2);

const HEAD = [
  "date",
  "documents",
  "kind",
  "account_kind",
  "account",
  "debit",
  "credit",
  "currency",
  "country",
  "vat_code",
  "provider",
  "payout",
  "paid_on",
  "sold_in",
  "declared_in",
];
const cellsOf = (one: JournalLine, accounts: Accounts): string[] => [
  one.day,
  one.documents,
  one.kind,
  one.booked,
  accounts.get(one.booked) ?? "",
  amount(one.debit),
  amount(one.credit),
  CURRENCY,
  one.country,
  one.vatCode,
  one.provider,
  one.payout,
  one.paidOn,
  one.sold,
  one.declared,
];

/** The journal with all that is known of each line. Accounts without a number are empty. */
export const journalCsv = (lines: readonly JournalLine[], accounts: Accounts): string =>
  csvText([HEAD, ...lines.map((one) => cellsOf(one, accounts))]);

/** @throws AppError "conflict" where a line's account has no number */
function accountOf(booked: Booked, accounts: Accounts): string {
  const number = accounts.get(booked);
  if (!number) throw new AppError("conflict", messages.noAccount(messages.accounts[booked]), { code: "NO_ACCOUNT" });
  return number;
}

const textOf = ({ kind, vatCode, provider, payout }: JournalLine): string =>
  [kind, vatCode, provider, payout].filter(Boolean).join(" ");

/** Letters that end a cell or a line, and what a spreadsheet takes for a formula, in a file that has no quotes. */
const plain = (text: string): string => text.replaceAll(/[\t\r\n]+/g, " ").replace(/^[=+\-@]/, "'$&");

/**
 * The journal for programs that let one choose which column is what, such as Directo and Standard Books, as no format of
 * their own is published: date, document, account, text, debit, credit, currency, parted by tabs. @throws AppError "conflict" where an account has no number
 */
export const ledgerText = (lines: readonly JournalLine[], accounts: Accounts): string =>
  [
    ["date", "document", "account", "text", "debit", "credit", "currency"],
    ...lines.map((one) => [
      ...[one.day, one.documents, accountOf(one.booked, accounts), textOf(one)].map(plain),
      amount(one.debit),
      amount(one.credit),
      CURRENCY,
    ]),
  ]
    .map((cells) => `${cells.join("\t")}\r\n`)
    .join("");

interface MeritBatch {
  DocNo: string;
  /** `20261123`. */
  BatchDate: string;
  CurrencyCode: string;
  EntryRow: { AccountCode: string; Debit: number; Credit: number; Memo: string }[];
}

/**
 * One general ledger batch for each day, each the body of a call of Merit Aktiva's `sendglbatch`. VAT has rows of its own, so
 * none names a tax of Merit. @throws AppError "conflict" where an account has no number
 */
export const meritBatches = (lines: readonly JournalLine[], accounts: Accounts): MeritBatch[] =>
  [...byDay(lines)].map(([day, of]) => {
    const date = day.replaceAll("-", "");
    return {
      DocNo: `SHOP-${date}`,
      BatchDate: date,
      CurrencyCode: CURRENCY,
      EntryRow: of.map((one) => ({
        AccountCode: accountOf(one.booked, accounts),
        Debit: one.debit / 100,
        Credit: one.credit / 100,
        Memo: textOf(one).slice(0, 150),
      })),
    };
  });
