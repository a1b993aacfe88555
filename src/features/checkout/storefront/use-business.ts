import { useEffect, useRef, useState } from "react";
import { callEndpoint } from "#api-client/api-client.ts";
import { readVatNumber } from "#features/settings/vat-number.ts";
import type { VatCheckState } from "#features/vat-numbers/vat-check.ts";
import type { Fields } from "../form-problems.ts";
import { deliveryOf } from "./send-order.ts";

/**
 * What the page says of a VAT number: `without-vat` is a confirmed one whose order has no VAT, `with-vat` one that is not confirmed and would
 * take no VAT off.
 */
export type BusinessAnswer = "checking" | "without-vat" | "with-vat" | VatCheckState;

export interface Business {
  /** Whether this shop asks VIES, so that a number may take VAT off. */
  isChecked: boolean;
  answer: BusinessAnswer | null;
  /** The VAT in percent that prices contain and the business is not charged; null where it is charged. */
  exemptRate: number | null;
  /** Asks about the number of the form as it is now, a moment after the last key; `isAnew` also where the answer is known. */
  follow(fields: Fields, more?: { isAnew: boolean }): void;
  /** The same at once. Answers whether the page showed another price until now. */
  settle(fields: Fields): Promise<boolean>;
}

interface Known {
  key: string;
  answer: BusinessAnswer;
  exemptRate: number | null;
}

/** After the last key, so that half a number is not asked for. */
const PAUSE_MS = 500;

/** Asks the shop about the VAT number of a business, and again whenever number or delivery changes: the total follows. */
export function useBusiness(isChecked: boolean): Business {
  const [known, setKnown] = useState<Known | null>(null);
  /** What the page shows, or will once the answer is here. */
  const latest = useRef<Known | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const show = (next: Known | null) => {
    latest.current = next;
    setKnown(next);
  };
  const ask = async (fields: Fields, key: string): Promise<Known> => {
    const answer = await answerAbout(fields, key);
    if (latest.current?.key === key) show(answer);
    return answer;
  };
  const follow = (fields: Fields, { isAnew } = { isAnew: false }) => {
    const key = isChecked ? keyOf(fields) : null;
    if (!isAnew && key === (latest.current?.key ?? null)) return;
    clearTimeout(pause.current);
    if (key === null) return show(null);
    show({ key, answer: "checking", exemptRate: null });
    pause.current = setTimeout(() => void ask(fields, key), PAUSE_MS);
  };
  const settle = async (fields: Fields) => {
    clearTimeout(pause.current);
    const key = isChecked ? keyOf(fields) : null;
    const shown = latest.current?.exemptRate ?? null;
    if (key === null) {
      show(null);
      return shown !== null;
    }
    if (latest.current?.key === key && latest.current.answer !== "checking") return false;
    show({ key, answer: "checking", exemptRate: null });
    return (await ask(fields, key)).exemptRate !== shown;
  };
  return {
    isChecked,
    answer: known?.answer ?? null,
    exemptRate: known?.exemptRate ?? null,
    follow,
    settle,
  };
}

/** All that an answer depends on; null without a number that could be one, or without a delivery. */
function keyOf(fields: Fields): string | null {
  const number = readVatNumber(fields.vatNumber, fields.mainDeliveryCountry);
  const isReady = fields.mainDeliveryCountry && fields.deliveryMethod;
  const lacksMachine = fields.deliveryMethod === "parcel_machine" && !fields.selectedParcelMachine;
  if (!number || !isReady || lacksMachine) return null;
  return JSON.stringify([number, deliveryOf(fields), fields.zip]);
}

/** A shop that cannot be asked has not confirmed the number, and promises nothing. */
async function answerAbout(fields: Fields, key: string): Promise<Known> {
  try {
    const { state, exemptRate, mayBeExempt } = await callEndpoint("POST checkout-vat-number", {
      body: { vatNumber: fields.vatNumber, delivery: deliveryOf(fields), zip: fields.zip },
      signal: AbortSignal.timeout(20_000),
    });
    if (exemptRate !== null) return { key, answer: "without-vat", exemptRate };
    return { key, answer: state === "not-confirmed" && !mayBeExempt ? "with-vat" : state, exemptRate };
  } catch {
    return { key, answer: "with-vat", exemptRate: null };
  }
}
