import { useState } from "react";
import { ApiError, type CallOptions } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { newId } from "#shared/new-id.ts";

type Asked = Omit<NonNullable<CallOptions<"POST admin-refunds">["body"]>, "order_id" | "key">;

/** Asks for a refund of an order. Asked again it is the same one, until the provider refuses it: the next one is another. */
export function useRefund(orderId: string) {
  const [key, setKey] = useState(newId);
  return (asked: Asked) =>
    call("POST admin-refunds", { body: { ...asked, order_id: orderId, key } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.body.code === "REFUND_FAILED") setKey(newId());
      throw error;
    });
}
