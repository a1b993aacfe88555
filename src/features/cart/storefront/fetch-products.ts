import { callFunction } from "#api-client/api-client.ts";
import type { CartLine } from "../cart-line.ts";
import type { CartProduct } from "../cart-product.ts";

/** An oil of the carousel, with its picture in several widths. */
export interface KitOil extends CartProduct {
  image_set: string | null;
}

type Named = Pick<CartLine, "productId" | "name">;

const idsOf = (lines: readonly Named[]): string[] => lines.flatMap(({ productId }) => productId ?? []);

/** What the cart's products cost now, and how many there are. @throws Refused or Unreachable */
export async function askCartProducts(lines: readonly Named[]): Promise<CartProduct[]> {
  const names = lines.filter(({ productId }) => !productId).map(({ name }) => name);
  const { products } = await callFunction("POST cart-products", {
    body: { ids: idsOf(lines), names },
    needs: ["products"],
    signal: AbortSignal.timeout(15_000),
  });
  return products;
}

/** @throws Refused or Unreachable */
export async function askKitOils(lines: readonly CartLine[]): Promise<KitOil[]> {
  const body = { ids: idsOf(lines) };
  const { products } = await callFunction("POST kit-oils", {
    body,
    needs: ["products"],
    signal: AbortSignal.timeout(15_000),
  });
  return products;
}
