import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CartLine } from "#features/cart/cart-line.ts";
import type { Available } from "#features/cart/cart-product.ts";
import { moveToPaying } from "#features/cart/storefront/move-to-paying.ts";
import { forgetPaidAgain } from "#features/cart/storefront/paid-again.ts";
import { paidAgain } from "#features/cart/storefront/read-paid-again.ts";
import { focusInvalidLine, invalidInWords } from "#features/cart/storefront/to-checkout.tsx";
import { currentLanguage, localizedPath } from "#shared/language.ts";
import type { Cents } from "#shared/money.ts";
import { newId } from "#shared/new-id.ts";
import { toast } from "#ui/toast.ts";
import type { ErrorMessage } from "../checkout-errors.ts";
import { type FieldName, formProblems, type Problems } from "../form-problems.ts";
import { messages } from "../messages.ts";
import type { OrderRequest } from "../order-request.ts";
import { fieldsOf } from "./checkout-draft.ts";
import { type EmbeddedPayment, keepPayment } from "./payment-in-page.ts";
import { keepPendingOrder } from "./pending-order.ts";
import { type CheckoutSession, orderFrom, sendOrder } from "./send-order.ts";
import type { Business } from "./use-business.ts";
import { useShownAgain } from "./use-shown-again.ts";
import { restoreUnpaid } from "./use-unpaid-cart.ts";

/** The app returns home 2 s after it sent the shopper to pay, if the page is still in view (decision 23). */
const RETURN_HOME_MS = 2_000;

/** ApiError for good: the next try is a new attempt. */
const OVER = new Set([
  "TOTAL_CHANGED",
  "ATTEMPT_ENDED",
  "KEY_REUSED",
  "SOLD_OUT",
  "MACHINE_CLOSED",
  "NOT_SOLD_THERE",
  "METHOD_GONE",
  "PAID_ALREADY",
]);

interface Purchase {
  lines: readonly CartLine[];
  totalCents: Cents;
  /** Part of the total. */
  shippingCents: Cents;
  /** Lines that cannot be ordered as they are, and say so. */
  invalid: readonly CartLine[];
  /** How many pieces there are of them. */
  available: Available;
  /** A line is not sent to where the parcel goes. */
  hasNotSent: boolean;
  /** Whose price may hang on its VAT number. */
  business: Business;
  /** Called before the cart is emptied, so that the emptiness is not taken for an arrival. */
  beforeLeaving(): void;
  /** Called with the name of a refusal, so that the page shows what has changed. */
  onRefused(code: string): void;
}

export interface Checkout {
  form: RefObject<HTMLFormElement | null>;
  submit(event: FormEvent<HTMLFormElement>): Promise<void>;
  /** Keeps the messages of fields true to what is typed, and removes those of valid ones. New mistakes show at the next attempt. */
  recheck(): void;
  /** Puts the focus on a field. */
  show(name: FieldName): void;
  busy: boolean;
  error: ErrorMessage | null;
  /** The error where no field is at fault: it is told at the button. */
  refusal: ErrorMessage | null;
  problems: Problems;
}

/** idle, then processing, then the payment page; or idle again with an error (storefront 4). */
export function useCheckout(purchase: Purchase): Checkout {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorMessage | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef({ order: "", key: "" });
  const leave = useLeaveToPay(purchase);
  useShownAgain(() => setBusy(false));

  const fail = (told: ErrorMessage, isRefusal = false) => {
    setError(told);
    setRefused(isRefusal);
    // The page says the rest.
    toast({ title: told.title, tone: "danger", subject: "checkout", duration: 4_000 });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (purchase.hasNotSent) return focusInvalidLine();
    const fields = fieldsOf(event.currentTarget);
    const found = formProblems(fields);
    setProblems(found.problems);
    setError(null);
    if (found.error) {
      fail(found.error);
      focusFirst(form.current, Object.keys(found.problems));
      return;
    }
    // Who pays again may get what the first order keeps: the server knows.
    if (purchase.invalid.length > 0 && !paidAgain()) {
      fail({ title: messages.changed.stock, description: invalidInWords(purchase) });
      focusInvalidLine();
      return;
    }
    setBusy(true);
    // The total that stands on the page is the one that is paid.
    if (await purchase.business.settle(fields)) {
      setBusy(false);
      return fail(messages.business.totalChanged, true);
    }
    const order = orderFrom(purchase.lines, fields, purchase.totalCents / 100);
    const outcome = await sendOrder(order, keyOf(attempt.current, JSON.stringify(order)));
    if (outcome.ok) return leave(outcome.session, order);
    setBusy(false);
    if (outcome.code && OVER.has(outcome.code)) attempt.current = { order: "", key: "" };
    // Who orders once more has been told.
    if (outcome.code === "PAID_ALREADY") forgetPaidAgain();
    if (outcome.code) {
      purchase.onRefused(outcome.code);
      purchase.business.follow(fields, { isAnew: true });
    }
    const wrong = Object.keys(outcome.problems);
    setProblems(outcome.problems);
    fail(outcome.error, wrong.length === 0);
    focusFirst(form.current, wrong);
  };
  const recheck = () => {
    const told = Object.keys(problems) as FieldName[];
    if (!form.current || told.length === 0) return;
    const present = formProblems(fieldsOf(form.current)).problems;
    const left = told.filter((name) => present[name]);
    if (told.every((name) => present[name] === problems[name])) return;
    setProblems(Object.fromEntries(left.map((name) => [name, present[name]])));
    if (left.length === 0) setError(null);
  };
  const show = (name: FieldName) => focusFirst(form.current, [name]);
  return { form, submit, recheck, show, busy, error, refusal: isRefused ? error : null, problems };
}

/** One key for one attempt: pressing again after a lost answer asks for the same order. */
function keyOf(attempt: { order: string; key: string }, order: string): string {
  if (attempt.order !== order) Object.assign(attempt, { order, key: newId() });
  return attempt.key;
}

/** A control of several parts is in an element that names its field. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const nameOf = (control: Element) =>
    control.closest<HTMLElement>("[data-field]")?.dataset.field ?? control.getAttribute("name") ?? "";
  const first = [...(form?.elements ?? [])].find(
    (control) => names.includes(nameOf(control)) && control.getAttribute("type") !== "hidden",
  );
  if (!(first instanceof HTMLElement)) return;
  // What is folded away takes no focus.
  const fold = first.closest("details");
  if (fold) fold.open = true;
  first.focus();
}

/** A document of its own, with the policies that the provider's fields need. */
function fieldsPage(
  { orderNumber }: CheckoutSession,
  payment: EmbeddedPayment,
  { country, mainDeliveryCountry }: OrderRequest["delivery"],
  { lines, shippingCents, business }: Pick<Purchase, "lines" | "shippingCents" | "business">,
): string {
  const { exemptRate } = business;
  const destination = country ?? mainDeliveryCountry;
  keepPayment({ ...payment, orderNumber, lines, shippingCents, exemptRate, destination });
  return localizedPath(currentLanguage(), "/checkout/payment");
}

function useLeaveToPay(purchase: Purchase) {
  const { lines, totalCents, beforeLeaving } = purchase;
  const navigate = useNavigate();
  return (session: CheckoutSession, { customer, delivery }: OrderRequest) => {
    const { payment } = session;
    const name = `${customer.firstName} ${customer.lastName}`;
    beforeLeaving();
    keepPendingOrder(session, { email: customer.email, name }, lines, totalCents);
    moveToPaying(session.orderId, lines);
    toast({ ...messages.redirecting, tone: "success", subject: "checkout" });
    const goHome = setTimeout(() => {
      if (document.visibilityState !== "visible") return;
      void navigate("/");
      window.addEventListener("pageshow", ({ persisted }) => persisted && void restoreUnpaid());
    }, RETURN_HOME_MS);
    // A page that comes back from the browser's memory would go on counting.
    window.addEventListener("pagehide", () => clearTimeout(goHome), { once: true });
    window.location.assign(typeof payment === "string" ? payment : fieldsPage(session, payment, delivery, purchase));
  };
}
