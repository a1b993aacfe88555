import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { countryName } from "#backoffice/country-name.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { ReviewReason } from "#features/orders/admin/order-badges.tsx";
import { TRACKING_CODE_RULE } from "#features/orders/tracking-code.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { MoreMenu } from "#ui/more-menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TwoLines } from "#ui/two-lines.tsx";
import { CarrierField } from "./carrier-field.tsx";
import { messages } from "./messages.ts";
import { OrderNote } from "./order-note.tsx";
import type { EnteredTable, ParcelRow } from "./use-entered-parcels.ts";
import { useParcelsExport } from "./use-parcels-export.ts";

const words = messages.shipMany;

/**
 * Order, carrier, code: a row for each parcel. A scanner types a code and presses Enter, which goes to the next. The number of an order,
 * scanned from its packing slip, goes to its row.
 */
export function ParcelTable({ table, onMakeCodes }: { table: EnteredTable; onMakeCodes: () => void }) {
  const [isPasting, setPasting] = useState(false);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const { answer, rows, staying } = table;
  const file = useParcelsExport(rows.map(({ id }) => id));
  if (answer.error && !answer.data)
    return <ErrorView title={words.codes.failed} error={answer.error} onRetry={answer.refetch} />;
  if (!answer.data)
    return (
      <Loading label={words.codes.loading} className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  const fill = (pasted: string, first?: number) => {
    setUnknown(table.fill(pasted, first));
    setPasting(false);
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <CarrierField
          label={words.codes.allCarriers}
          className="min-w-40 flex-1"
          carrier={table.common}
          onChange={table.setCommon}
        />
        <div className="hidden md:contents">
          <Button variant="secondary" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            {words.codes.paste}
          </Button>
          {rows.length > 0 && (
            <Button variant="secondary" busy={file.isBusy} busyLabel={words.file.exporting} onClick={file.run}>
              {words.file.export}
            </Button>
          )}
          <Button variant="secondary" onClick={onMakeCodes}>
            {words.codes.make}
          </Button>
        </div>
        <MoreMenu
          busyLabel={file.isBusy ? words.file.exporting : undefined}
          groups={[
            [
              { label: words.codes.paste, isForPhone: true, onSelect: () => setPasting(!isPasting) },
              { label: words.file.export, isForPhone: true, disabled: rows.length === 0, onSelect: file.run },
              { label: words.codes.make, isForPhone: true, onSelect: onMakeCodes },
            ],
          ]}
        />
      </div>
      {isPasting && <PasteColumn onFill={fill} />}
      <div role="status" className="empty:sr-only">
        {unknown.length > 0 && (
          <Notice tone="warning" title={words.codes.unknown(unknown.length)}>
            {unknown.slice(0, 5).join(" · ")}
          </Notice>
        )}
      </div>
      {staying.length > 0 && (
        <Notice tone="warning" title={words.codes.staying(staying.length)}>
          <ul>
            {staying.map(({ id, order_number, stays }) => (
              <li key={id}>
                {order_number}: {stays}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul aria-label={words.codes.label} className="grid divide-y divide-beige border-y border-beige">
        {rows.map((row, place) => (
          <Row key={row.id} row={row} isFirst={place === 0} table={table} onPaste={(text) => fill(text, place)} />
        ))}
      </ul>
      {table.hasCodes && table.missing > 0 && (
        <Checkbox
          label={words.codes.withoutCode(table.missing)}
          checked={table.mayBeEmpty}
          onChange={({ target }) => table.setMayBeEmpty(target.checked)}
        />
      )}
    </>
  );
}

type RowProps = { row: ParcelRow; isFirst: boolean; table: EnteredTable; onPaste: (text: string) => void };

function Row({ row, isFirst, table, onPaste }: RowProps) {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const named = table.rows.find(({ number }) => number === row.code.trim().toUpperCase());
    if (event.key !== "Enter" || !named) return toNext(event);
    event.preventDefault();
    table.set(row.id, { code: "" });
    event.currentTarget.form?.querySelector<HTMLInputElement>(`[data-order="${named.number}"]`)?.focus();
  };
  return (
    <li className="grid gap-x-4 gap-y-2 grid-cols-[9.5rem_minmax(0,1fr)] max-[22rem]:grid-cols-1 py-3 max-md:gap-x-2 md:grid-cols-[minmax(0,1fr)_9.5rem_minmax(0,1fr)]">
      <div className="min-w-0 text-sm max-md:col-span-full">
        <span className="figures font-medium">{row.number}</span>
        <TwoLines className="text-xs text-stone">{`${row.customer}, ${inWords(row.destination)}`}</TwoLines>
        <ReviewReason order={row} />
        <OrderNote notes={row.notes} />
      </div>
      <CarrierField
        label={words.codes.carrierOf(row.number)}
        labelHidden
        carrier={row.carrier}
        onChange={(carrier) => table.set(row.id, { carrier })}
      />
      <TextField
        ref={isFirst ? takeFocus : undefined}
        name="code"
        data-order={row.number}
        label={words.codes.codeOf(row.number)}
        labelHidden
        placeholder={words.codes.code}
        value={row.code}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        hint={row.tracking_number ? messages.ship.before(row.tracking_number) : undefined}
        error={row.refusal ?? problemOf(row)}
        onChange={({ target }) => table.set(row.id, { code: target.value })}
        onKeyDown={enter}
        onPaste={paste}
      />
    </li>
  );
}

/** "Stockholm, SE" with its country in words. */
const inWords = (destination: string): string =>
  destination.replace(/, ([A-Z]{2})$/, (_, country: string) => `, ${countryName(country)}`);

const problemOf = ({ problem }: ParcelRow): string | undefined =>
  problem &&
  {
    wrong: TRACKING_CODE_RULE,
    order: words.codes.isOrder,
    twice: words.codes.twice(problem.is === "twice" ? problem.with : ""),
    empty: words.codes.empty,
  }[problem.is];

/** Enter in a code goes to the next one, behind the last to the button that ships. */
function toNext(event: KeyboardEvent<HTMLInputElement>): void {
  const { form } = event.currentTarget;
  if (event.key !== "Enter" || !form) return;
  event.preventDefault();
  const stops = [...form.elements].filter(
    (one) =>
      (one instanceof HTMLInputElement && one.name === "code") ||
      (one instanceof HTMLButtonElement && one.type === "submit"),
  );
  (stops[stops.indexOf(event.currentTarget) + 1] as HTMLElement | undefined)?.focus();
}

function PasteColumn({ onFill }: { onFill: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <div className="grid gap-3">
      <TextArea
        ref={takeFocus}
        label={words.codes.column}
        hint={words.codes.columnHint}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="secondary" className="w-fit" disabled={text.trim() === ""} onClick={() => onFill(text)}>
        {words.codes.fill}
      </Button>
    </div>
  );
}
