import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, type ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { fieldProblems } from "#api-client/field-problems.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { messages as backOffice } from "#backoffice/messages.ts";
import { useLeaveGuard } from "#backoffice/use-leave-guard.tsx";
import { asQuestion, useSeen } from "#backoffice/use-seen.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { readVatNumber } from "#features/settings/vat-number.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { parsePrice } from "#shared/parse-number.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { StickyBar } from "#ui/sticky-bar.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { type DraftData, type EditedDraft, type WayToPay, waysToPay } from "../draft.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { asBody, DeliveryFields, toPrice } from "./delivery-fields.tsx";
import { CORRECTION_INVALIDATES } from "./invalidates.ts";
import { messages } from "./messages.ts";
import { type ChosenLine, goodsOf, WantedLines } from "./wanted-lines.tsx";

const words = messages.byHand;

/** What the price depends on. A VAT number that is half typed is not looked up. */
const asPriced = (data: DraftData, discount: number) => ({
  lines: data.lines.flatMap(({ productId, quantity }) => (quantity > 0 ? { product_id: productId, quantity } : [])),
  vat_number: readVatNumber(data.vatNumber ?? "", data.delivery.country),
  language: data.language,
  discount,
  delivery: data.isHandedOver ? null : toPrice(data.delivery),
});

const asRequest = (data: DraftData, discount: number) => ({
  ...asPriced(data, discount),
  first_name: data.firstName,
  last_name: data.lastName,
  email: data.email,
  company: data.company || null,
  company_register: data.companyRegister || null,
  vat_number: data.vatNumber || null,
  delivery: data.isHandedOver ? null : asBody(data.delivery),
  company_address: isTakenByCompany(data) ? asBody(data.delivery) : null,
  discount_reason: data.discountReason || null,
});

/** Its invoice has the company's address, which nothing is sent to. */
const isTakenByCompany = ({ isHandedOver, company }: DraftData): boolean => isHandedOver && company.trim() !== "";

type Priced = ResponseOf<"POST admin-hand-order-preview">;

/** Calculated once nothing was entered for this long. */
const PAUSE_MS = 400;

const CARD = "grid gap-5 *:min-w-0 rounded-md border border-beige bg-paper p-5 sm:p-6";

interface HandOrderFormProps {
  /** As it is kept; what is typed here goes on from it. */
  edited: EditedDraft;
  onDirty: (isDirty: boolean) => void;
  onSaved: (draft: EditedDraft) => void;
  /** The draft is another's: what is written goes on as a new one. */
  onGone: () => void;
}

/** Products, customer, delivery, discount and payment of an order by hand. What it comes to follows what is entered. */
export function HandOrderForm({ edited, onDirty, onSaved, onGone }: HandOrderFormProps) {
  const [data, setData] = useState(edited.data);
  const [chosenWay, setWay] = useState<WayToPay>("link");
  const [error, setError] = useState<Error | null>(null);
  const [isAsked, setAsked] = useState(false);
  const ways = waysToPay(data.isHandedOver);
  const way = ways.find((one) => one === chosenWay) ?? "cash";
  const isDirty = JSON.stringify(data) !== JSON.stringify(edited.data);
  const { question, leave } = useLeaveGuard(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const takenOff = parsePrice(data.discount.trim() || "0");
  const discount = takenOff === null ? null : takenOff / 100;
  const order = asRequest(data, discount ?? 0);
  const isEmpty = order.lines.length === 0;
  const { priced, failure, isPricing, priceAgain } = usePrice(
    asPriced(data, discount ?? 0),
    !isEmpty && discount !== null,
  );
  const place = useEndpointMutation(
    () =>
      call("POST admin-hand-orders", {
        body: {
          key: edited.id,
          ...order,
          way,
          total: priced?.total ?? 0,
          draft_id: edited.version ? edited.id : null,
          draft_version: edited.version || null,
        },
      }),
    [...CORRECTION_INVALIDATES, "admin-order-drafts"],
  );
  const keep = useEndpointMutation(
    () => call("POST admin-order-drafts", { body: { id: edited.id, version: edited.version || null, data } }),
    ["admin-order-drafts"],
  );
  const set = (change: Partial<DraftData>) => setData((before) => ({ ...before, ...change }));
  const lacksReason = (discount ?? 0) > 0 && data.discountReason.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isEmpty || discount === null || lacksReason || !priced) return;
    setError(null);
    try {
      const { order_id } = await place.mutateAsync(undefined);
      toast({ title: words.placed, tone: "success" });
      leave(`/admin/orders/${order_id}`);
    } catch (failure) {
      setError(failure as Error);
      if (isDraftGone(failure)) onGone();
      priceAgain();
    }
  };
  const save = () =>
    keep.mutateAsync(undefined).then(
      ({ id, version }) => {
        toast({ title: words.savedDraft, tone: "success" });
        onSaved({ id, version, data });
      },
      (failure) => {
        if (isDraftGone(failure)) onGone();
        if (isPlacedOther(failure)) return setError(failure);
        failureToast(words.draftFailed, failure);
      },
    );
  const goOnAsNew = () => {
    setError(null);
    onGone();
  };
  const problems = fieldProblems(error, data.isHandedOver ? "company_address" : "delivery");
  const toPlace = useRef<HTMLDivElement>(null);
  const button = (
    <Button
      type="submit"
      busy={isPricing || place.isPending}
      busyLabel={place.isPending ? words.placing : words.pricing}
      disabled={failure !== null}
    >
      {words.place}
    </Button>
  );
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <div className="grid gap-6 *:min-w-0">
        <div className={CARD}>
          <CustomerFields data={data} onChange={set} problems={problems} />
        </div>
        <div className={CARD}>
          <WantedLines
            lines={data.lines}
            onChange={(lines) => set({ lines })}
            error={isAsked && isEmpty ? messages.lines.empty : undefined}
          />
        </div>
        <div className={CARD}>
          <div className="-my-2.5 flex flex-wrap items-center justify-between gap-x-6">
            <h2>{messages.delivery.title}</h2>
            <Checkbox
              label={words.handedOver}
              checked={data.isHandedOver}
              onChange={({ target }) => set({ isHandedOver: target.checked })}
            />
          </div>
          {(!data.isHandedOver || isTakenByCompany(data)) && (
            <DeliveryFields
              isAddress={data.isHandedOver}
              delivery={data.delivery}
              onChange={(delivery) => set({ delivery })}
              problems={problems}
              titleHidden={!data.isHandedOver}
            />
          )}
        </div>
      </div>
      <div className={`${CARD} lg:sticky lg:top-24`}>
        <h2>{words.summary}</h2>
        <TextField
          label={words.discount}
          inputMode="decimal"
          autoComplete="off"
          value={data.discount}
          error={isAsked && discount === null ? words.wrongAmount : undefined}
          onChange={({ target }) => set({ discount: target.value })}
        />
        {(discount !== 0 || data.discountReason !== "") && (
          <TextField
            label={words.discountReason}
            autoComplete="off"
            maxLength={200}
            value={data.discountReason}
            error={isAsked && lacksReason ? words.noReason : undefined}
            onChange={({ target }) => set({ discountReason: target.value })}
          />
        )}
        <SelectField
          label={words.way}
          options={ways.map((value) => ({ value, label: words.ways[value] }))}
          value={way}
          hint={data.isHandedOver ? words.paidNow : undefined}
          onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? way)}
        />
        <Sums priced={priced} isPricing={isPricing} lines={data.lines} />
        {failure && (
          <Notice
            live
            tone="danger"
            title={words.priceFailed}
            action={
              <Button variant="secondary" size="small" onClick={priceAgain}>
                {backOffice.again}
              </Button>
            }
          >
            {failureText(failure)}
          </Notice>
        )}
        {error && (
          <Notice
            live
            tone="danger"
            title={words.placeFailed}
            action={
              isPlacedOther(error) && (
                <Button variant="secondary" size="small" onClick={goOnAsNew}>
                  {words.goOnAsNew}
                </Button>
              )
            }
          >
            {failureText(error)}
          </Notice>
        )}
        {priced?.vat_number && <p aria-live="polite">{words.vatNumbers[priced.vat_number]}</p>}
        <div className="grid gap-3" ref={toPlace}>
          {button}
          <Button type="button" variant="secondary" busy={keep.isPending} onClick={() => void save()}>
            {words.saveDraft}
          </Button>
        </div>
      </div>
      <StickyBar label={words.summary} replaces={toPlace}>
        <p className="font-semibold">
          {messages.corrections.total} <span className="figures">{totalOf({ priced, isPricing })}</span>
        </p>
        {button}
      </StickyBar>
      {question}
    </form>
  );
}

/** Asks what the order comes to whenever something that its price depends on was entered. A late answer counts for nothing. */
function usePrice(asked: ReturnType<typeof asPriced>, isComplete: boolean) {
  const { seen, see, forget } = useSeen<Priced | Error>(asked);
  const isPricing = isComplete && seen === null;
  const ask = useEffectEvent(() => call("POST admin-hand-order-preview", { body: asked }).then(see, see));
  /** Each one waits anew. */
  const question = isPricing ? asQuestion(asked) : null;
  useEffect(() => {
    const timer = question === null ? undefined : setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  const failure = isComplete && seen instanceof Error ? seen : null;
  const priced = isComplete && seen !== null && !(seen instanceof Error) ? seen : null;
  return { priced, failure, isPricing, priceAgain: forget };
}

const totalOf = ({ priced, isPricing }: Pick<SumsProps, "priced" | "isPricing">) =>
  priced ? formatEuros(priced.total) : isPricing ? words.pricing : "–";

interface SumsProps {
  priced: Priced | null;
  isPricing: boolean;
  lines: readonly ChosenLine[];
}

/** What the order comes to; before it was calculated, what its goods cost without discounts. */
function Sums({ priced, isPricing, lines }: SumsProps) {
  const rows: (readonly [string, number])[] = priced
    ? [
        [words.goods, priced.goods],
        ...priced.discounts.map(({ kind, amount }) => [cart.discounts[kind], -amount] as const),
        [messages.corrections.shipping, priced.shipping],
      ]
    : [[words.goods, goodsOf(lines) / 100]];
  return (
    <dl className="grid gap-1" aria-live="polite">
      {rows.map(([term, amount]) => (
        <div key={term} className="flex justify-between gap-4 text-stone">
          <dt>{term}</dt>
          <dd className="figures">{formatEuros(amount)}</dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between gap-4 border-t border-beige pt-3 text-base font-semibold">
        <dt>{messages.corrections.total}</dt>
        <dd className="figures">{totalOf({ priced, isPricing })}</dd>
      </div>
      {priced && (
        <div className="flex justify-between gap-4 text-sm text-stone">
          <dt>{words.vat}</dt>
          <dd className="figures">{formatEuros(priced.vat)}</dd>
        </div>
      )}
    </dl>
  );
}

const isDraftGone = (error: unknown): boolean =>
  error instanceof ApiError && ["DRAFT_GONE", "DRAFT_CHANGED"].includes(error.body.code ?? "");

/** The order was placed already, here or by somebody else who had the draft open: a second one is asked for in so many words. */
const isPlacedOther = (error: unknown): boolean => error instanceof ApiError && error.body.code === "KEY_REUSED";
