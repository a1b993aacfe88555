import type { Payment } from "#platform/payment/payment.ts";
import type { MethodQuery, PaymentMethod } from "#platform/payment/payment-method.ts";
import { allProviders, type Providers } from "#platform/payment/providers.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "./messages.ts";

/** A method with the provider that offers it. */
export interface OfferedMethod extends PaymentMethod {
  provider: Payment["provider"];
}

/** How a request names a method: its provider and the id that this provider gives it. */
export const methodKey = ({ provider, id }: Pick<OfferedMethod, "provider" | "id">): string => `${provider}/${id}`;

/** What a buyer can pay this amount with, provider by provider. */
export async function offeredMethods(shop: Providers, query: MethodQuery): Promise<OfferedMethod[]> {
  const lists = await Promise.all(
    allProviders(shop).map(async (payment) => {
      const methods = await payment.methods(query);
      return methods.map((method) => ({ ...method, provider: payment.provider }));
    }),
  );
  return lists.flat();
}

export interface ChosenMethod {
  payment: Payment;
  /** Undefined where the shopper chooses on the provider's page. */
  method?: string;
}

/** @throws AppError "invalid" where the chosen method cannot take this payment, or not any more */
export async function chosenMethod(
  shop: Providers,
  chosen: string | undefined,
  query: MethodQuery,
): Promise<ChosenMethod> {
  if (chosen === undefined) return { payment: shop.payment };
  const offered = (await offeredMethods(shop, query)).find((method) => methodKey(method) === chosen);
  const payment = offered && allProviders(shop).find(({ provider }) => provider === offered.provider);
  if (!payment) throw new AppError("invalid", messages.methodGone, { code: "METHOD_GONE" });
  return { payment, method: offered.id };
}
