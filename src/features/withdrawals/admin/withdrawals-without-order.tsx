import { type FormEvent, useState } from "react";
import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { momentIn } from "#backoffice/moments.ts";
import { INVALIDATES } from "#features/orders/admin/invalidates.ts";
import { Panel } from "#features/orders/admin/panel.tsx";
import { refundDue } from "#features/orders/order-withdrawal.ts";
import { Fact, Facts } from "#features/orders/view/order-facts.tsx";
import { dayInWords } from "#shared/day.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { DeclaredPages } from "./declared-pages.tsx";
import { messages } from "./messages.ts";

type Withdrawal = ResponseOf<"GET admin-withdrawals">["withdrawals"][number];

/** Withdrawals without a matching paid order; a person finds the order. Empty if none waits. */
export function WithdrawalsWithoutOrder({ timeZone }: { timeZone: string }) {
  const [after, setAfter] = useState<string>();
  const { data } = useEndpointQuery("GET admin-withdrawals", { query: { after } }, { refetchInterval: 60_000 });
  if (!data || data.total === 0) return null;
  const [earliest] = data.withdrawals;
  const due = (
    <>
      <Badge tone="danger">{data.total}</Badge>
      {earliest && !after && (
        <Badge tone="warning">{messages.due(dayInWords(refundDue(timeZone, new Date(earliest.declared_at))))}</Badge>
      )}
    </>
  );
  return (
    <div className="mb-4">
      <Panel isFolded title={messages.withoutOrder} action={due}>
        <ul className="grid gap-8">
          {data.withdrawals.map((one) => (
            <li key={one.id} className="grid gap-4">
              <Waiting withdrawal={one} timeZone={timeZone} />
            </li>
          ))}
        </ul>
        <DeclaredPages after={after} next={data.next} onTurn={setAfter} />
      </Panel>
    </div>
  );
}

function Waiting({ withdrawal, timeZone }: { withdrawal: Withdrawal; timeZone: string }) {
  const { id, declared_at, order_number, email, name, items } = withdrawal;
  const [number, setNumber] = useState("");
  const [error, setError] = useState<string | null>(null);
  const resolve = useEndpointMutation(
    (orderNumber: string | null) =>
      call("POST admin-withdrawals", { body: { withdrawal_id: id, order_number: orderNumber } }),
    [...INVALIDATES, "admin-withdrawals"],
  );
  const send = (orderNumber: string | null) =>
    resolve.mutateAsync(orderNumber).then(
      () => toast({ title: orderNumber ? messages.matched(orderNumber) : messages.settledWithout, tone: "success" }),
      (error) => setError(failureText(error)),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return number.trim() === "" ? setError(messages.whichOrder) : send(number.trim());
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {messages.declared(momentIn(timeZone, declared_at))}
        <Badge tone="warning">{messages.due(dayInWords(refundDue(timeZone, new Date(declared_at))))}</Badge>
      </p>
      <Facts>
        <Fact term={messages.typedNumber}>{order_number}</Fact>
        <Fact term={messages.email}>{email}</Fact>
        <Fact term={messages.name}>{name}</Fact>
        <Fact term={messages.items}>
          <span className="whitespace-pre-wrap">{items ?? messages.whole}</span>
        </Fact>
      </Facts>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3 max-sm:*:grow">
        <TextField
          label={messages.orderMeant}
          value={number}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setNumber(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" variant="secondary" busy={resolve.isPending}>
          {messages.match}
        </Button>
        <Button variant="quiet" disabled={resolve.isPending} onClick={() => send(null)}>
          {messages.settleWithout}
        </Button>
      </form>
    </>
  );
}
