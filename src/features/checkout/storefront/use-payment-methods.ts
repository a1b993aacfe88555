import { useEffect, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { keep, kept } from "#shared/browser-storage.ts";
import type { Cents } from "#shared/money.ts";
import { choicesFor, type MethodChoice } from "../method-choice.ts";
import { checkoutDraft } from "./checkout-draft.ts";

const KEY = "payment-method";

export interface PaymentChoice {
  /** Empty where the payment page offers the ways to pay, or they are not known yet. */
  offered: readonly MethodChoice[];
  /** null until one is chosen; one that is not offered any more is not chosen. */
  chosen: string | null;
  choose(key: string): void;
  /** Gets the code of the server's error. */
  onRefused(code: string): void;
}

interface Loaded {
  country: string;
  methods: readonly MethodChoice[];
}

/**
 * The ways to pay in the buyer's country, and the one that this browser chose last. Without an answer the order is paid on
 * the page of the provider, as in a shop without a choice. @param amount all that is to be paid
 */
export function usePaymentMethods(country: string, amount: Cents, hasChoice: boolean): PaymentChoice {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [chosen, setChosen] = useState(() => checkoutDraft().paymentMethod || (kept("localStorage", KEY) ?? null));
  useEffect(() => {
    if (!hasChoice || !country) return;
    let isLeft = false;
    void load(country).then((methods) => {
      if (!isLeft) setLoaded({ country, methods });
    });
    return () => {
      isLeft = true;
    };
  }, [country, hasChoice]);
  const offered = loaded?.country === country ? choicesFor(loaded.methods, amount) : [];
  return {
    offered,
    chosen: offered.some(({ key }) => key === chosen) ? chosen : null,
    choose: (key) => {
      setChosen(key);
      keep("localStorage", KEY, key);
    },
    onRefused: (code) => {
      if (code === "METHOD_GONE") void load(country).then((methods) => setLoaded({ country, methods }));
    },
  };
}

async function load(country: string): Promise<readonly MethodChoice[]> {
  try {
    const signal = AbortSignal.timeout(10_000);
    return (await callEndpoint("GET checkout-methods", { query: { country }, needs: ["methods"], signal })).methods;
  } catch {
    return [];
  }
}
