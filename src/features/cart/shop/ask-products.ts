import type { CartLine } from "../cart-line.ts";
import type { CartProduct } from "../cart-product.ts";

/** An oil of the carousel, with its picture in several widths. */
export interface KitOil extends CartProduct {
  image_set: string | null;
}

const idsOf = (lines: readonly CartLine[]): string[] => lines.flatMap(({ productId }) => productId ?? []);

/** What the cart's products cost now; null where the shop cannot be reached. */
export const askCartProducts = (lines: readonly CartLine[]): Promise<CartProduct[] | null> =>
  askFor<CartProduct>("cart-products", {
    ids: idsOf(lines),
    names: lines.filter(({ productId }) => !productId).map(({ name }) => name),
  });

export const askKitOils = (lines: readonly CartLine[]): Promise<KitOil[] | null> =>
  askFor<KitOil>("kit-oils", { ids: idsOf(lines) });

async function askFor<T>(name: string, body: object): Promise<T[] | null> {
  try {
    const answer = await fetch(`/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.ok ? ((await answer.json()) as { products: T[] }).products : null;
  } catch {
    return null;
  }
}
