import { type ToastMessage, toast } from "#ui/toast.ts";
import { type CartLine, MAX_LINES, MAX_QUANTITY } from "../cart-line.ts";
import { messages } from "../messages.ts";
import { showCart } from "./cart-drawer-state.ts";
import { cartActions } from "./use-cart.ts";

/** Adds and says so in the words of the place, or that there is no room. Answers whether all of it was added. */
export const addToCart = (line: CartLine, said: string): boolean =>
  tellAdded(line, { title: said, action: { label: messages.view, onPress: () => showCart(true) } });

/** From within the drawer, where the new line is seen at once; on a phone the toast lies on other oils, so it leaves soon. */
export const addRecommended = (line: CartLine): boolean =>
  tellAdded(line, { title: messages.added.isRecommended, duration: 3_000 });

function tellAdded(line: CartLine, message: ToastMessage): boolean {
  const isAdded = cartActions.add(line) === line.quantity;
  if (isAdded) {
    toast({ ...message, subject: "cart", description: messages.added.description(line.name), tone: "success" });
  } else {
    const description = messages.full.description(MAX_LINES, MAX_QUANTITY);
    toast({ title: messages.full.title, subject: "cart", description, tone: "warning" });
  }
  return isAdded;
}

export function removeFromCart(line: CartLine): void {
  cartActions.remove(line.id);
  toast({
    title: messages.removed.title,
    subject: String(line.id),
    description: messages.removed.description(line.name),
    action: { label: messages.undo, onPress: () => cartActions.restore([line]) },
  });
}

/** Asks nothing, and can be taken back. */
export function clearCart(lines: readonly CartLine[]): void {
  cartActions.clear();
  toast({
    title: messages.cleared,
    subject: "cart",
    action: { label: messages.undo, onPress: () => cartActions.restore(lines) },
  });
}
