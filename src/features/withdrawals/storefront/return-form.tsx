import { useState } from "react";
import { Form, Link } from "react-router";
import { withdrawalAddress } from "#features/orders/order-withdrawal.ts";
import { dayInWords } from "#shared/day.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { awaitsSending, type BuyersReturn, type BuyersReturns, isOpen, REASONS, type WhyNot } from "../return.ts";
import { messages } from "../return-messages.ts";
import { ReturnPhotos } from "./return-photos.tsx";

interface ReturnProps {
  own: BuyersReturns;
  isSending: boolean;
}

/** The returns of an order so far, with the way to say that the goods are on their way. */
export function OwnReturns({ own, isSending }: ReturnProps) {
  if (own.returns.length === 0) return null;
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="text-2xl">
        {messages.own}
      </h2>
      <ul className="mt-4 divide-y divide-beige">
        {own.returns.map(({ id, state, goods, photos, ...more }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 basis-full wrap-anywhere sm:flex-1">
              <p>{goods.join(", ")}</p>
              <ReturnNote state={state} sendTo={own.sendTo} {...more} />
            </div>
            <Badge tone={state === "refused" ? "danger" : "info"}>{messages.states[state]}</Badge>
            {awaitsSending({ state, isWithdrawal: more.isWithdrawal, hasLeft: more.hasLeft }) && (
              <Form method="post">
                <Button type="submit" name="sent" value={id} variant="secondary" size="small" busy={isSending}>
                  {messages.mark}
                </Button>
              </Form>
            )}
            {isOpen(state) && <ReturnPhotos id={id} photos={photos} orderId={own.orderId} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where its buyer sends it and by when, or why it is not taken back. */
function ReturnNote({
  sendTo,
  sendBy,
  refusal,
  note,
  back,
  stays,
  ...of
}: Pick<BuyersReturns, "sendTo"> & Omit<BuyersReturn, "id" | "goods" | "photos">) {
  if (of.state === "refused" && refusal)
    return (
      <p className="mt-1 text-sm whitespace-pre-line text-stone">
        {messages.why}: {refusal}
      </p>
    );
  const isAsked = awaitsSending(of);
  const lines = [
    isAsked && of.hasUnsent && back.length > 0 && messages.back(back.join(", ")),
    isAsked && `${sendBy ? messages.sendBy(dayInWords(sendBy)) : messages.sendSoon}: ${sendTo.join(", ")}`,
    of.hasUnsent && staysInWords(of.hasLeft, stays),
    isAsked && note,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return <p className="mt-1 text-sm whitespace-pre-line text-stone">{lines.join("\n")}</p>;
}

/** What is said of goods that do not leave: all of the return, or some. */
function staysInWords(hasLeft: boolean, stays: readonly string[]): string {
  if (!hasLeft) return messages.unsent;
  return stays.length > 0 ? messages.stays(stays.join(", ")) : messages.staysUnnamed;
}

/** Why nothing can be returned here, unless that is under way already; with the way to withdraw from what was not paid, or has not left. */
function NotReturnable({ own, whyNot }: { own: BuyersReturns; whyNot: WhyNot }) {
  if (whyNot === "notLeft" && own.returns.some(({ state }) => isOpen(state))) return null;
  const mayWithdraw = own.hasWithdrawal && (whyNot === "notLeft" || whyNot === "leftUnpaid");
  return (
    <div className="grid gap-4">
      <p>{messages.whyNot[whyNot]}</p>
      {mayWithdraw && (
        <Link to={withdrawalAddress(own.orderNumber)} className="link inline-flex min-h-11 items-center">
          {messages.withdraw}
        </Link>
      )}
    </div>
  );
}

/** Which items go back, how many of each, and why. It works without scripts. */
export function ReturnForm({ own, newId, isSending }: ReturnProps & { newId: string }) {
  // The same return until its answer is there, however often it is sent.
  const [id] = useState(newId);
  const left = own.lines.filter(({ quantity }) => quantity > 0);
  if (own.whyNot) return <NotReturnable own={own} whyNot={own.whyNot} />;
  if (left.length === 0) return <p>{messages.nothing}</p>;
  return (
    <Form method="post" noValidate className="grid gap-6">
      <input type="hidden" name="id" value={id} />
      <fieldset className="grid gap-4">
        <legend className="mb-4 text-2xl">{messages.which}</legend>
        <p className="text-sm text-stone">{messages.seal}</p>
        {left.map(({ position, name, quantity }) => (
          <SelectField
            key={position}
            name={`line-${position}`}
            label={name}
            options={Array.from({ length: quantity + 1 }, (_, pieces) => ({
              value: String(pieces),
              label: pieces === 0 ? "0" : `${pieces} ${messages.of(String(quantity))}`,
            }))}
            defaultValue="0"
          />
        ))}
      </fieldset>
      <SelectField
        name="reason"
        label={messages.reason}
        hint={messages.cost}
        options={REASONS.map((value) => ({ value, label: messages.reasons[value] }))}
        defaultValue="changed-mind"
      />
      <Button type="submit" size="large" busy={isSending} className="sm:justify-self-start">
        {messages.send}
      </Button>
    </Form>
  );
}
