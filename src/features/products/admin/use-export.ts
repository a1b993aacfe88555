import { useState } from "react";
import type { BodyOf } from "#api-client/api-client.ts";
import { call } from "#api-client/use-endpoint.ts";
import { useStore } from "#api-client/use-store.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { csvText } from "#shared/csv.ts";
import { dayIn } from "#shared/day.ts";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { productCsv } from "../product-csv.ts";
import { messages } from "./messages.ts";

const words = messages.file;

type Input = Pick<BodyOf<"POST admin-products-export">, "filters" | "productIds">;

/** Fetches products in parts and hands them over as one file. */
export function useExport() {
  const { timeZone } = useStore().settings;
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const exportProducts = async (input: Input, total: number) => {
    setProgress({ done: 0, total });
    try {
      const products: AdminProduct[] = [];
      for (let after: string | undefined, isMore = true; isMore; ) {
        const part = await call("POST admin-products-export", { body: { ...input, after } });
        products.push(...part.products);
        setProgress({ done: products.length, total: Math.max(total, products.length) });
        after = part.next ?? undefined;
        isMore = part.next !== null;
      }
      const newestFirst = products.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      download(csvText(productCsv(newestFirst)), `products-export-${dayIn(timeZone, new Date())}.csv`);
      toast({ title: words.exported(products.length), tone: "success" });
    } catch (error) {
      failureToast(words.exportFailed, error);
    } finally {
      setProgress(null);
    }
  };
  return { exportProducts, progress, isExporting: progress !== null };
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
