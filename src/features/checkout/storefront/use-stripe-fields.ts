import type { StripeCheckoutElementsSdk, StripeCheckoutLoadActionsSuccess } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type RefObject, useEffect, useRef, useState } from "react";
import { currentLanguage } from "#shared/language.ts";
import { messages } from "../messages.ts";
import type { EmbeddedPayment } from "./payment-in-page.ts";

/** From asking for Stripe's script to fields that can be filled. */
const LOADING_LIMIT_MS = 20_000;

/** over: the provider takes no payment of this session any more. */
type FieldsState = "loading" | "ready" | "missing" | "over";
type Confirm = StripeCheckoutLoadActionsSuccess["confirm"];

export interface StripeFields {
  state: FieldsState;
  /** Whether buttons of wallets are shown above the fields. */
  hasWallets: boolean;
  /** What the provider says about the last try. */
  problem: string | null;
  isPaying: boolean;
  pay(): Promise<void>;
}

interface Places {
  wallets: RefObject<HTMLDivElement | null>;
  fields: RefObject<HTMLDivElement | null>;
}

/** Stripe's Payment Element and Express Checkout Element for a session with `ui_mode: elements`. */
export function useStripeFields(payment: EmbeddedPayment, places: Places, onPaid: () => void): StripeFields {
  const [state, setState] = useState<FieldsState>("loading");
  const [hasWallets, setHasWallets] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  const confirm = useRef<Confirm | null>(null);
  const paid = useRef(onPaid);
  paid.current = onPaid;
  const { wallets, fields } = places;
  const { publishableKey, clientSecret } = payment;

  const finish = async (params?: Parameters<Confirm>[0]) => {
    if (!confirm.current) return;
    setPaying(true);
    setProblem(null);
    // Methods that leave the page come back by the session's return address.
    const result = await confirm.current({ redirect: "if_required", ...params }).catch(() => null);
    if (result?.type === "success") return paid.current();
    setPaying(false);
    // Without an answer the payment may have gone through; the session takes it once.
    setProblem(result?.error.message ?? messages.inPage.noAnswer);
  };
  const finishNow = useRef(finish);
  finishNow.current = finish;

  useEffect(() => {
    let isGone = false;
    const told = (next: FieldsState) => !isGone && setState((now) => (now === "loading" ? next : now));
    const limit = setTimeout(() => told("missing"), LOADING_LIMIT_MS);
    const open = async () => {
      const sdk = await openedSdk(publishableKey, clientSecret);
      if (isGone || !sdk || !wallets.current || !fields.current) return told("missing");
      const express = sdk.createExpressCheckoutElement();
      express.on("ready", ({ availablePaymentMethods }) => setHasWallets(availablePaymentMethods !== undefined));
      express.on("confirm", (event) => void finishNow.current({ expressCheckoutConfirmEvent: event }));
      express.mount(wallets.current);
      const element = sdk.createPaymentElement({ layout: "accordion" });
      element.on("ready", () => told("ready"));
      element.on("loaderror", () => told("missing"));
      element.mount(fields.current);
      const loaded = await sdk.loadActions();
      if (loaded.type === "error") return told("over");
      confirm.current = loaded.actions.confirm;
    };
    open().catch(() => told("missing"));
    return () => {
      isGone = true;
      clearTimeout(limit);
    };
  }, [publishableKey, clientSecret, wallets, fields]);

  return { state, hasWallets, problem, isPaying, pay: () => finish() };
}

async function openedSdk(publishableKey: string, clientSecret: string): Promise<StripeCheckoutElementsSdk | undefined> {
  const stripe = await loadStripe(publishableKey, { locale: currentLanguage() });
  return stripe?.initCheckoutElementsSdk({ clientSecret, elementsOptions: { appearance: ourLook() } });
}

/** Stripe draws the fields in a frame of its own, which knows no style of the page. */
function ourLook() {
  const style = getComputedStyle(document.body);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    variables: {
      colorPrimary: colour("gold-deep"),
      colorText: colour("espresso"),
      colorDanger: colour("wine"),
      borderRadius: "2px",
      fontFamily: style.fontFamily,
    },
  };
}
