import type { BodyOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { partsOf, useExport } from "#backoffice/use-export.ts";
import { sheetText } from "#shared/csv.ts";
import { dayIn } from "#shared/day.ts";
import type { AdminProduct } from "../admin-product.ts";
import { productCsv } from "../product-csv.ts";
import { messages } from "./messages.ts";

type Input = Pick<BodyOf<"POST admin-products-export">, "filters" | "productIds">;

export function useProductExport() {
  const { timeZone } = useStore().settings;
  const { save, count } = useExport(messages.file);
  const exportProducts = (input: Input) =>
    save(async (tell) => {
      const products: AdminProduct[] = [];
      for await (const part of partsOf((after) => call("POST admin-products-export", { body: { ...input, after } }))) {
        products.push(...part.products);
        tell(products.length);
      }
      const newestFirst = products.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      return {
        files: [
          { name: `products-export-${dayIn(timeZone, new Date())}.csv`, text: sheetText(productCsv(newestFirst)) },
        ],
        count: products.length,
      };
    });
  return { exportProducts, count };
}
