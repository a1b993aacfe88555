import type { StoreSettings } from "#shared/store-settings.ts";
import type { Product } from "./product.ts";

type Made = Pick<Product, "maker" | "makerAddress" | "makerContact" | "responsiblePerson">;

/** Who made a product: what it says itself, else what the settings say of all (L13). The address belongs to the name beside it. */
export const withDefaultMaker = <P extends Made>(product: P, { trader }: Pick<StoreSettings, "trader">): P => ({
  ...product,
  ...(product.maker
    ? {}
    : {
        maker: trader.maker_name ?? null,
        makerAddress: product.makerAddress ?? trader.maker_address ?? null,
        makerContact: product.makerContact ?? trader.maker_contact ?? null,
      }),
  responsiblePerson: product.responsiblePerson ?? trader.responsible_person ?? null,
});
