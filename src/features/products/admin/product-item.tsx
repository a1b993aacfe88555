import { Archive, Pencil, Trash2 } from "lucide-react";
import { useStore } from "#api-client/use-store.ts";
import { momentIn } from "#backoffice/moments.ts";
import { currentLocale } from "#shared/language.ts";
import { euros, reduced } from "#shared/money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { Image, MissingImage } from "#ui/image.tsx";
import type { ListedProduct } from "../admin-product.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import { messages as storefrontMessages } from "../messages.ts";
import type { StockState } from "../product-list.ts";
import { messages as publication } from "../publication-messages.ts";
import type { Reduction } from "../reduction.ts";
import { stockState } from "../stock-state.ts";
import { Price } from "../view/price.tsx";
import { DeleteProduct } from "./delete-product.tsx";
import { messages } from "./messages.ts";
import { ProductMenu } from "./product-menu.tsx";
import { editButton } from "./use-editing.tsx";

type ProductItemProps = {
  product: ListedProduct;
  isSelected: boolean;
  isOpening: boolean;
  onSelect: () => void;
  /** It is removed, or in another state than those listed. */
  onGone: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
};

/** Of a row and of the head above them. */
export const COLUMNS =
  "md:grid md:grid-cols-[1.25rem_2.5rem_minmax(0,1fr)_8rem_8rem_7.5rem] xl:grid-cols-[1.25rem_2.5rem_minmax(0,1fr)_12rem_12rem_7.5rem]";

const tones: Record<StockState, BadgeTone> = { in: "success", low: "warning", out: "danger" };

export function ProductItem({
  product,
  isSelected,
  isOpening,
  onSelect,
  onGone,
  onEdit,
  onDuplicate,
}: ProductItemProps) {
  const { name, stock, reserved } = product;
  const state = stockState(stock);
  const isTakenOut = product.is_ordered && product.state !== "archived";
  const removal = isTakenOut ? `${messages.retire}: ${name}` : messages.remove(name);
  const Removal = isTakenOut ? Archive : Trash2;
  return (
    <div
      className={classes(
        "grid grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 md:items-center md:py-2",
        COLUMNS,
        isSelected ? "bg-linen" : "hover:bg-cream",
      )}
    >
      <Checkbox label={messages.select(name)} labelHidden checked={isSelected} onChange={onSelect} />
      <Thumbnail product={product} />
      <div className="grid gap-1 max-md:col-span-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-sm font-semibold break-words">
            <button
              type="button"
              id={editButton(product.id)}
              onClick={onEdit}
              className="relative hit-area text-left hover:underline"
            >
              {name}
            </button>
          </h2>
          {product.is_new && <Badge tone="secondary">{messages.isNew}</Badge>}
          <StateBadge product={product} />
          {product.is_kit && <Badge tone="secondary">{kitMessages.badge}</Badge>}
        </div>
        <p className="text-xs text-stone">
          {storefrontMessages.categories[product.category]} · {product.sku}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-start-3 max-md:row-start-3 max-[22rem]:col-span-2 max-[22rem]:col-start-3 md:max-xl:grid">
        <Badge tone={tones[state]} className="md:min-w-22 md:justify-center">
          {messages.badge[state]}
        </Badge>
        <p className="figures text-xs text-stone">
          {/* A badge says that there is none. */}
          {stock > 0 && <span aria-hidden="true">{stock.toLocaleString(currentLocale())}</span>}
          <span className="sr-only">{messages.pieces(stock)}</span>
          {reserved > 0 && <span className="block">{messages.reserved(reserved)}</span>}
          {product.waiting > 0 && <span className="block">{messages.waiting(product.waiting)}</span>}
        </p>
      </div>
      <Price
        price={reduced(euros(product.price), product.discount_percentage)}
        reduction={setDiscount(product)}
        className="max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 md:flex-row-reverse"
      />
      <div className="-mr-3 flex justify-end max-md:-mb-2 max-md:col-start-4 max-md:row-start-3 max-[22rem]:col-span-2 max-[22rem]:col-start-3 max-[22rem]:row-start-4">
        <Button
          variant="quiet"
          size="icon"
          className="max-md:hidden"
          aria-label={messages.edit(name)}
          busy={isOpening}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
        <DeleteProduct
          product={product}
          onGone={onGone}
          trigger={
            <Button variant="quiet" size="icon" aria-label={removal} title={removal}>
              <Removal aria-hidden="true" className="size-4" />
            </Button>
          }
        />
        <ProductMenu product={product} onDuplicate={onDuplicate} onGone={onGone} />
      </div>
    </div>
  );
}

/** Of a product that shoppers do not see. */
function StateBadge({ product: { state, publish_at: at } }: { product: ListedProduct }) {
  const { timeZone } = useStore().settings;
  if (state === "published") return null;
  return (
    <>
      <Badge tone={state === "scheduled" ? "accent" : "outline"}>{publication.states[state]}</Badge>
      {at && <span className="text-xs text-stone">{publication.from(momentIn(timeZone, at))}</span>}
    </>
  );
}

/** As the shopkeeper set it, whatever shoppers may be told of it. */
const setDiscount = ({ price, discount_percentage: percent }: ListedProduct): Reduction | null =>
  percent > 0 ? { from: euros(price), percent } : null;

function Thumbnail({ product: { thumbnail, image_count: count } }: { product: ListedProduct }) {
  const look = "aspect-4/5 w-14 rounded-sm md:w-10";
  return (
    <div className="relative max-md:row-span-3">
      {thumbnail ? (
        <Image src={thumbnail} alt="" width={4} height={5} className={look} />
      ) : (
        <MissingImage alt="" width={4} height={5} className={look} />
      )}
      {count > 1 && (
        <Badge
          tone="secondary"
          className="absolute -top-1.5 -right-1.5 px-1.5 md:-right-2 md:px-1 md:py-0 md:text-[0.6875rem]"
        >
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{messages.images(count)}</span>
        </Badge>
      )}
    </div>
  );
}
