import { ShoppingBag } from "lucide-react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { CATEGORY_LISTINGS, listingAddress } from "#features/products/category-listing.ts";
import { messages as catalogue } from "#features/products/messages.ts";
import type { Cents } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { DialogClose } from "#ui/dialog.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { dismissToasts } from "#ui/toast.ts";
import { type CartLine, priced } from "../cart-line.ts";
import { cartTotal } from "../cart-total.ts";
import { messages } from "../messages.ts";
import { showCart } from "./cart-drawer-state.ts";
import { BundleHint, FreeShipping, NotSaved } from "./cart-hints.tsx";
import { buyableOf, CartLines } from "./cart-lines.tsx";
import { CartSumsBefore } from "./cart-summary.tsx";
import { clearCart } from "./notify-cart.ts";
import { Recommendations, useRecommendedOils } from "./recommendations.tsx";
import { ToCheckout } from "./to-checkout.tsx";
import { cartActions, useCart } from "./use-cart.ts";

interface CartDrawerProps {
  open: boolean;
  freeShippingThreshold: Cents;
  /** The element that opened it and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** The cart at hand on every page. It closes when the shopper goes elsewhere. */
export default function CartDrawer({ open, freeShippingThreshold, opener }: CartDrawerProps) {
  const cart = useCart();
  const { refresh, forgetChanges } = cart;
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const { key: place } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing belongs to each new place.
  useEffect(() => () => showCart(false), [place]);
  useEffect(() => {
    if (!open) return;
    void refresh();
    return () => {
      forgetChanges();
      setRemoved([]);
    };
  }, [open, refresh, forgetChanges]);
  const isEmpty = cart.lines.length === 0;
  const oils = useRecommendedOils(open && !isEmpty);
  const gone = removed.filter(({ id }) => cart.lines.every((line) => line.id !== id));
  const undo = () => {
    // Theirs would put it in a second time.
    dismissToasts();
    cartActions.restore(gone);
    body.current?.focus();
  };
  const buyable = useMemo(() => buyableOf(cart), [cart]);
  const total = useMemo(() => cartTotal(buyable.map(priced)), [buyable]);
  return (
    <Drawer
      title={messages.title}
      aside={<p className="text-sm text-stone">{messages.pieces(cart.count)}</p>}
      open={open}
      onOpenChange={showCart}
      returnFocusTo={opener}
      footer={
        isEmpty ? undefined : (
          <>
            <CartSumsBefore total={total} isInDrawer />
            <div className="mt-3 grid gap-1">
              <ToCheckout label={messages.checkoutShort} />
              <div className="flex flex-wrap justify-between">
                <DialogClose>
                  <Button variant="quiet" className="text-button text-stone">
                    {messages.goOn}
                  </Button>
                </DialogClose>
                {cart.lines.length > 1 && (
                  <Button
                    variant="quiet"
                    className="text-button text-stone"
                    onClick={() => {
                      clearCart(cart.lines);
                      setRemoved(cart.lines);
                    }}
                  >
                    {messages.clear}
                  </Button>
                )}
              </div>
            </div>
          </>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
        {gone.length > 0 && <Removed key={gone[0]?.id} lines={gone} onUndo={undo} />}
        {isEmpty ? (
          <NothingInDrawer />
        ) : (
          <>
            <NotSaved />
            <FreeShipping goods={total.goods} threshold={freeShippingThreshold} />
            <CartLines lines={cart.lines} onRemoved={(line) => setRemoved([line])} />
            <BundleHint lines={buyable} />
            <Recommendations oils={oils} lines={cart.lines} />
          </>
        )}
      </div>
    </Drawer>
  );
}

/** The toast that says so lies outside of the drawer, where no keyboard comes. */
function Removed({ lines, onUndo }: { lines: readonly CartLine[]; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const [line, more] = lines;
  return (
    <p className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-beige bg-cream pb-2 text-sm text-stone">
      {line && !more ? messages.removed.description(line.name) : messages.cleared}
      <Button ref={button} variant="quiet" size="small" className="text-button" onClick={onUndo}>
        {messages.undo}
      </Button>
    </p>
  );
}

const SCENES = { diffusers: "scene-reading", oils: "scene-atelier", accessories: "scene-parcel" };

const NothingInDrawer = () => (
  <EmptyState
    icon={ShoppingBag}
    title={messages.empty}
    text={messages.emptyText}
    action={
      <>
        <DialogClose>
          <Button>{messages.goOn}</Button>
        </DialogClose>
        <nav aria-label={catalogue.listings} className="-mx-4 mt-6 grid min-w-full grow grid-cols-2 gap-4">
          {CATEGORY_LISTINGS.map(
            (category) =>
              category && (
                <Link
                  key={category}
                  to={listingAddress({ category, pages: 1 })}
                  className="grid gap-2 text-left font-display text-xl no-underline hover:underline"
                >
                  <span aria-hidden="true" className={`scene-picture aspect-4/5 ${SCENES[category]}`} />
                  {catalogue.categories[category]}
                </Link>
              ),
          )}
        </nav>
      </>
    }
  />
);
