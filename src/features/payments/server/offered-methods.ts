import type { Payment } from "#platform/payment/payment.ts";
import type { MethodQuery, PaymentMethod } from "#platform/payment/payment-method.ts";
import { allProviders, type Providers } from "#platform/payment/providers.ts";
import { AppError } from "#shared/app-error.ts";
import { inOrderOf } from "../method-order.ts";
import { messages } from "./messages.ts";

/** A method with the provider that offers it. */
export interface OfferedMethod extends PaymentMethod {
  provider: Payment["provider"];
}

/** How a request names a method: its provider and the id that this provider gives it. */
export const methodKey = ({ provider, id }: Pick<OfferedMethod, "provider" | "id">): string => `${provider}/${id}`;

/** What a buyer can pay this amount with, what people of the country use first. */
export async function offeredMethods(shop: Providers, query: MethodQuery): Promise<OfferedMethod[]> {
  const lists = await Promise.all(
    allProviders(shop).map(async (payment) => {
      const methods = await payment.methods(query);
      return methods.map((method) => ({ ...method, provider: payment.provider }));
    }),
  );
  return inOrderOf(query.country, lists.flat().filter(isFirstOfItsKind));
}

/** Whether shoppers choose in the shop. If not, the only provider's page offers its methods. */
export const hasMethodChoice = (shop: Providers): boolean =>
  allProviders(shop).some(({ capabilities }) => capabilities.hasMethodList);

/** A card is a card, whoever takes it. */
const isFirstOfItsKind = (one: OfferedMethod, at: number, all: readonly OfferedMethod[]): boolean =>
  one.name !== null || all.findIndex(({ group, name }) => group === one.group && name === null) === at;

export interface ChosenMethod {
  payment: Payment;
  /** Undefined where the shopper chooses on the provider's page. */
  method?: string;
  /** Its proper name, if it has one. */
  methodName?: string | null;
}

/** @throws AppError "invalid" where the chosen method cannot take this payment, or not any more */
export async function chosenMethod(
  shop: Providers,
  chosen: string | undefined,
  query: MethodQuery,
): Promise<ChosenMethod> {
  const isAsked = chosen !== undefined || hasMethodChoice(shop);
  const methods = isAsked ? await offeredMethods(shop, query) : [];
  // One alone is no choice: nobody was asked.
  const only = methods.length === 1 ? methods[0] : undefined;
  const offered = chosen === undefined ? only : methods.find((method) => methodKey(method) === chosen);
  if (chosen === undefined && !offered) return { payment: shop.payment };
  const payment = offered && allProviders(shop).find(({ provider }) => provider === offered.provider);
  if (!payment) throw new AppError("invalid", messages.methodGone, { code: "METHOD_GONE" });
  return { payment, method: offered.id, methodName: offered.name };
}
