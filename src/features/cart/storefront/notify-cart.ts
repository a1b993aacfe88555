import { type ToastMessage, toast } from "#ui/toast.ts";
import { type CartLine, lineKey, MAX_LINES, MAX_QUANTITY } from "../cart-line.ts";
import { texts } from "../texts.ts";
import { showCart } from "./cart-drawer-state.ts";
import { cartDeeds } from "./use-cart.ts";

/** Adds and says so in the words of the place, or that there is no room. */
export const addToCart = (line: CartLine, said: string): void =>
  tellAdded(line, { title: said, action: { label: texts.view, onPress: () => showCart(true) } });

/** From within the drawer, where the new line is seen at once; on a phone the toast lies on other oils, so it leaves soon. */
export const addToKit = (line: CartLine): void => tellAdded(line, { title: texts.added.inKit, duration: 3_000 });

function tellAdded(line: CartLine, message: ToastMessage): void {
  if (cartDeeds.add(line) === line.quantity) {
    toast({ ...message, subject: "cart", description: texts.added.description(line.name), tone: "success" });
  } else {
    const description = texts.full.description(MAX_LINES, MAX_QUANTITY);
    toast({ title: texts.full.title, subject: "cart", description, tone: "warning" });
  }
}

export function removeFromCart(line: CartLine): void {
  cartDeeds.remove(lineKey(line));
  toast({
    title: texts.removed.title,
    subject: lineKey(line),
    description: texts.removed.description(line.name),
    action: { label: texts.undo, onPress: () => cartDeeds.restore([line]) },
  });
}

/** Asks nothing, and can be taken back. */
export function clearCart(lines: readonly CartLine[]): void {
  cartDeeds.clear();
  toast({
    title: texts.cleared,
    subject: "cart",
    action: { label: texts.undo, onPress: () => cartDeeds.restore(lines) },
  });
}
