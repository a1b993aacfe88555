import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useStore } from "#api-client/use-store.ts";
import { momentIn } from "#backoffice/moments.ts";
import { currentLocale } from "#shared/language.ts";
import { euros, reduced } from "#shared/money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { Image, MissingImage } from "#ui/image.tsx";
import { opensByPress } from "#ui/list-table.tsx";
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
  "md:grid md:grid-cols-[1.25rem_2rem_minmax(0,1fr)_8.5rem_7rem_6.75rem] md:gap-x-4 xl:grid-cols-[1.25rem_2rem_minmax(0,1fr)_6.5rem_7rem_9.5rem_10rem_6.75rem]";

/** A phone has the name, what it is, and its price with its stock on lines of their own. */
export const ROW = `grid grid-cols-[auto_3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 px-3 py-3 md:items-center md:px-4 md:py-1.5 ${COLUMNS}`;

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
  const [isRemoving, setRemoving] = useState(false);
  // Its menu takes it out of the shop; it cannot be deleted.
  const isKept = product.is_ordered && product.state !== "archived";
  const category = storefrontMessages.categories[product.category];
  return (
    <div {...opensByPress} className={classes(opensByPress.className, ROW, isSelected ? "selected" : "hover:bg-cream")}>
      <Checkbox
        label={messages.select(name)}
        labelHidden
        className="max-md:row-span-3"
        checked={isSelected}
        onChange={onSelect}
      />
      <Thumbnail product={product} />
      <div className="max-md:contents md:flex md:flex-wrap md:items-center md:gap-x-2">
        <h2 className="min-w-0 text-sm font-medium break-words max-md:text-[0.9375rem]">
          <button
            type="button"
            id={editButton(product.id)}
            data-opens=""
            title={name}
            onClick={onEdit}
            className="relative hit-area text-left hover:underline line-clamp-2"
          >
            {name}
          </button>
        </h2>
        <div className="flex min-w-0 items-center gap-2 max-md:col-span-2 max-md:col-start-3 max-md:min-h-6 md:contents">
          {product.is_new && <Badge tone="secondary">{messages.isNew}</Badge>}
          <StateBadge product={product} />
          {product.is_kit && <Badge tone="secondary">{kitMessages.badge}</Badge>}
          <p className="min-w-0 truncate text-xs text-stone md:basis-full xl:hidden">
            {category} · {product.sku}
          </p>
        </div>
      </div>
      <p className="max-xl:hidden">{category}</p>
      <p className="text-xs wrap-anywhere text-stone max-xl:hidden">{product.sku}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 max-md:col-span-2 max-md:col-start-3 md:contents">
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-2">
          <p className="figures text-right text-xs md:text-sm">
            {/* A badge says that there is none. */}
            {stock > 0 && <span aria-hidden="true">{stock.toLocaleString(currentLocale())}</span>}
            <span className="sr-only">{messages.pieces(stock)}</span>
          </p>
          <Badge tone={tones[state]} className="min-w-24 justify-center">
            {messages.badge[state]}
          </Badge>
          <p className="figures order-last col-span-2 text-right text-xs text-stone empty:hidden">
            {reserved > 0 && <span className="block">{messages.reserved(reserved)}</span>}
            {product.waiting > 0 && <span className="block">{messages.waiting(product.waiting)}</span>}
          </p>
        </div>
        <Price
          price={reduced(euros(product.price), product.discount_percentage)}
          reduction={setDiscount(product)}
          className="max-md:order-first max-md:[&>s]:hidden md:flex-row-reverse"
        />
      </div>
      <div className="-mr-2 flex justify-end max-md:col-start-4 max-md:row-start-1 max-md:-my-2.5 md:self-center">
        <Button
          variant="quiet"
          size="icon-small"
          className="max-md:hidden"
          aria-label={messages.edit(name)}
          busy={isOpening}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
        {!isKept && (
          <Button
            variant="quiet"
            size="icon-small"
            className="max-md:hidden"
            aria-label={messages.remove(name)}
            title={messages.remove(name)}
            onClick={() => setRemoving(true)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        )}
        <ProductMenu
          product={product}
          look="max-md:size-11"
          onDuplicate={onDuplicate}
          onGone={onGone}
          onRemove={isKept ? undefined : () => setRemoving(true)}
        />
        <DeleteProduct product={product} onGone={onGone} isOpen={isRemoving} setOpen={setRemoving} />
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
  const look = "aspect-4/5 w-14 rounded-sm md:w-8";
  return (
    <div className="relative max-md:row-span-3">
      {thumbnail ? (
        <Image src={thumbnail} alt="" width={4} height={5} className={look} />
      ) : (
        <MissingImage alt="" width={4} height={5} className={look} />
      )}
      {count > 1 && (
        <span className="absolute right-0 bottom-0 rounded-tl-sm bg-beige px-1 figures text-[0.6875rem] leading-4">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{messages.images(count)}</span>
        </span>
      )}
    </div>
  );
}
