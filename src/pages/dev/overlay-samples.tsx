import { Copy, Ellipsis, Eye, Trash2 } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog, DialogClose } from "#ui/dialog.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type ToastMessage, toast } from "#ui/toast.ts";
import { Sample } from "./sample.tsx";

const messages: readonly (ToastMessage & { button: string })[] = [
  { button: "Toast", title: "Added to your kit", description: "Lavender Oil" },
  {
    button: "Success toast",
    tone: "success",
    title: "Successfully subscribed!",
    description: "Thank you for subscribing to our newsletter.",
  },
  {
    button: "Warning toast",
    tone: "warning",
    title: "Invalid email",
    description: "Please enter a valid email address",
  },
  {
    button: "Danger toast",
    tone: "danger",
    title: "Checkout Error",
    description: "Request was blocked by security software. Please disable ad blockers and try again.",
  },
  { button: "Toast with action", title: "Removed from cart", action: { label: "Undo", onPress: () => {} } },
];

const row = "flex flex-wrap items-center gap-4";

export function OverlaySamples() {
  return (
    <>
      <Sample title="Dialog">
        <div className={row}>
          <ShippedDialog />
          <DeleteDialog />
        </div>
      </Sample>
      <Sample title="Drawer">
        <div className={row}>
          <Drawers />
        </div>
      </Sample>
      <Sample title="Menu" note="Letters find an entry by its name.">
        <Menu />
      </Sample>
      <Sample title="Toast">
        <div className={row}>
          {messages.map(({ button, ...message }) => (
            <Button key={button} size="small" variant="secondary" onClick={() => toast(message)}>
              {button}
            </Button>
          ))}
        </div>
      </Sample>
    </>
  );
}

function ShippedDialog() {
  return (
    <Dialog
      title="Mark as shipped"
      description="The customer is told at once. A tracking code may be added."
      trigger={<Button variant="secondary">Open dialog</Button>}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <DialogClose>
            <Button>Mark as shipped</Button>
          </DialogClose>
        </>
      }
    >
      <TextField label="Tracking code" placeholder="TRK123456789" />
    </Dialog>
  );
}

function DeleteDialog() {
  return (
    <ConfirmDialog
      title="Delete Amber Stone?"
      description="It leaves the shop at once. Orders keep their copy of its name and price."
      losses={["6 pictures", "its description"]}
      confirmLabel="Delete product"
      onConfirm={() => toast({ title: "Product deleted", tone: "success" })}
      trigger={<Button variant="danger">Open confirmation</Button>}
    />
  );
}

function Drawers() {
  return (
    <>
      <Drawer
        title="Shopping Cart"
        aside={<Badge>0</Badge>}
        trigger={<Button variant="secondary">Open right drawer</Button>}
        footer={
          <DialogClose>
            <Button className="w-full">Continue shopping</Button>
          </DialogClose>
        }
      >
        <EmptyState title="Your cart is empty" text="Nothing chosen yet." />
      </Drawer>
      <Drawer title="Menu" side="left" trigger={<Button variant="secondary">Open left drawer</Button>}>
        <ul className="grid font-display text-2xl">
          {["Home", "Products", "About", "Blog", "Contact"].map((place) => (
            <li key={place} className="border-b border-beige py-3">
              {place}
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}

function Menu() {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="secondary" size="icon" aria-label="More for order AU-2048">
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      }
      groups={[
        [
          { label: "View", icon: Eye, to: "#overlays" },
          { label: "Duplicate", icon: Copy, onSelect: () => toast({ title: "Duplicated" }) },
          { label: "Archive", disabled: true, onSelect: () => {} },
        ],
        [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => toast({ title: "Deleted" }) }],
      ]}
    />
  );
}
