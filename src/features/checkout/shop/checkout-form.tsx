import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CartLine } from "#features/cart/cart-line.ts";
import { keepPayingCart } from "#features/cart/shop/cart-storage.ts";
import { useCart } from "#features/cart/shop/use-cart.ts";
import { DEFAULT_COUNTRY } from "#features/shipping/countries.ts";
import { type Cents, formatEuros } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { toast } from "#ui/toast.ts";
import { fieldProblems } from "../form-problems.ts";
import { texts } from "../texts.ts";
import { AddressFields } from "./address-fields.tsx";
import { keepPendingOrder } from "./pending-order.ts";
import { type CheckoutSession, orderFrom, sendOrder, type Trouble, type Typed } from "./send-order.ts";

/** The app returns home 2 s after it sent the shopper to pay, if the page is still in view (decision 23). */
const RETURN_HOME_MS = 2_000;

interface CheckoutFormProps {
  lines: readonly CartLine[];
  totalCents: number;
  courierCents: number;
  /** Called before the cart is emptied, so that the emptiness is not taken for an arrival. */
  beforeLeaving(): void;
}

export function CheckoutForm({ lines, totalCents, courierCents, beforeLeaving }: CheckoutFormProps) {
  const [country, setCountry] = useState<string>(DEFAULT_COUNTRY);
  const { submit, busy, trouble, problems, form } = useCheckout(lines, totalCents, beforeLeaving);
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid content-start gap-10">
      {trouble && (
        <Notice tone="danger" title={trouble.title} live>
          {trouble.description}
        </Notice>
      )}
      <section aria-labelledby="delivery-address">
        <h2 id="delivery-address" className="mb-6 font-display text-2xl">
          {texts.address}
        </h2>
        <AddressFields country={country} onCountry={setCountry} problems={problems} />
      </section>
      <RadioCards
        label={texts.delivery}
        name="deliveryMethod"
        required
        defaultValue="courier"
        cards={[
          {
            value: "courier",
            label: texts.courier.label,
            description: texts.courier.description,
            aside: courierCents === 0 ? texts.free : formatEuros(courierCents as Cents),
          },
        ]}
      />
      <div className="grid gap-3">
        <Button type="submit" size="large" busy={busy} busyLabel={texts.busy}>
          {texts.pay}
        </Button>
        <p className="text-sm text-stone">{texts.youPay(formatEuros(totalCents as Cents))}</p>
      </div>
    </form>
  );
}

function useCheckout(lines: readonly CartLine[], totalCents: number, beforeLeaving: () => void) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef({ order: "", key: "" });
  const leave = useLeaveToPay(beforeLeaving);

  const fail = (told: Trouble) => {
    setTrouble(told);
    toast({ ...told, tone: "danger" });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Typed & Record<string, string>;
    const found = fieldProblems(typed);
    setProblems(found);
    setTrouble(null);
    const told = firstTrouble(typed, found);
    if (told) {
      fail(told);
      focusFirst(form.current, found);
      return;
    }
    setBusy(true);
    const order = orderFrom(lines, typed, totalCents / 100);
    const outcome = await sendOrder(order, keyOf(attempt.current, JSON.stringify(order)));
    if (outcome.ok)
      return leave(outcome.session, order.customer.email, `${typed.firstName} ${typed.lastName}`, lines, totalCents);
    setBusy(false);
    if (outcome.isOver) attempt.current = { order: "", key: "" };
    fail(outcome.trouble);
  };
  return { submit, busy, trouble, problems, form };
}

/** One key for one attempt: pressing again after a lost answer asks for the same order. */
function keyOf(attempt: { order: string; key: string }, order: string): string {
  if (attempt.order !== order) Object.assign(attempt, { order, key: crypto.randomUUID() });
  return attempt.key;
}

function firstTrouble(typed: Typed, problems: Record<string, string>): Trouble | null {
  const empty = Object.values(problems).some((problem) => problem.endsWith("is required."));
  if (empty) return texts.missingFields;
  if (!typed.mainDeliveryCountry) return texts.missingCountry;
  const messages = Object.values(problems);
  return messages.length > 0 ? { title: texts.blocked.title, description: texts.validationFailed(messages) } : null;
}

function focusFirst(form: HTMLFormElement | null, problems: Record<string, string>): void {
  const [name] = Object.keys(problems);
  const field = name ? form?.elements.namedItem(name) : form?.elements.namedItem("mainDeliveryCountry");
  if (field instanceof HTMLElement) field.focus();
}

function useLeaveToPay(beforeLeaving: () => void) {
  const cart = useCart();
  const navigate = useNavigate();
  return (session: CheckoutSession, email: string, name: string, lines: readonly CartLine[], totalCents: number) => {
    beforeLeaving();
    keepPendingOrder(session, { email, name }, lines, totalCents);
    keepPayingCart(lines);
    cart.clear();
    toast({ ...texts.redirecting, tone: "success" });
    window.location.assign(session.checkoutUrl);
    setTimeout(() => {
      if (document.visibilityState === "visible") void navigate("/");
    }, RETURN_HOME_MS);
  };
}
