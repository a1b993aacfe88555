import { callEndpoint } from "#api-client/api-client.ts";
import type { CartLine } from "../cart-line.ts";
import type { CartProduct } from "../cart-product.ts";
import { paidAgain } from "./read-paid-again.ts";

type Named = Pick<CartLine, "productId" | "name">;

const idsOf = (lines: readonly Named[]): string[] => lines.flatMap(({ productId }) => productId ?? []);

/** What the cart's products cost now, and how many there are. @throws ApiError or Unreachable */
export async function askCartProducts(lines: readonly Named[]): Promise<CartProduct[]> {
  const names = lines.filter(({ productId }) => !productId).map(({ name }) => name);
  const { products } = await callEndpoint("POST cart-products", {
    body: { ids: idsOf(lines), names, pays_again: paidAgain() },
    needs: ["products"],
    signal: AbortSignal.timeout(15_000),
  });
  return products;
}

/** @throws ApiError or Unreachable */
export async function fetchRecommendedOils(lines: readonly CartLine[]): Promise<CartProduct[]> {
  const body = { ids: idsOf(lines) };
  const { products } = await callEndpoint("POST kit-oils", {
    body,
    needs: ["products"],
    signal: AbortSignal.timeout(15_000),
  });
  return products;
}
