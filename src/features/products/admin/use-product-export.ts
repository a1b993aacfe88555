import type { BodyOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { partsOf, useExport } from "#backoffice/use-export.ts";
import { dayIn } from "#shared/day.ts";
import { productCsv, productFiles } from "../product-csv.ts";
import { messages } from "./messages.ts";

type Input = Pick<BodyOf<"POST admin-products-export">, "filters" | "productIds">;

export function useProductExport() {
  const { timeZone } = useStore().settings;
  const { save, count } = useExport(messages.file);
  const exportProducts = (input: Input) =>
    save(async (tell) => {
      const rows: { since: string; cells: string[] }[] = [];
      for await (const { products } of partsOf((after) =>
        call("POST admin-products-export", { body: { ...input, after } }),
      )) {
        const written = productCsv(products).slice(1);
        rows.push(...products.map(({ created_at: since }, place) => ({ since, cells: written[place] ?? [] })));
        tell(rows.length);
      }
      const newestFirst = rows.toSorted((a, b) => b.since.localeCompare(a.since));
      const texts = productFiles(newestFirst.map(({ cells }) => cells));
      const name = `products-export-${dayIn(timeZone, new Date())}`;
      return {
        files: texts.map((text, place) => ({ name: `${name}${texts.length > 1 ? `-${place + 1}` : ""}.csv`, text })),
        count: rows.length,
      };
    });
  return { exportProducts, count };
}
