import { ArrowRight, Heart, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button, type ButtonVariant } from "#ui/button.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Sample } from "./sample.tsx";

const variants: readonly [ButtonVariant, string][] = [
  ["primary", "Add to cart"],
  ["secondary", "Continue shopping"],
  ["quiet", "Clear cart"],
  ["danger", "Delete product"],
];

const row = "flex flex-wrap items-center gap-4";

export function ActionSamples() {
  return (
    <>
      <Sample title="Button" note="Hover darkens the fill or fills the outline. Focus draws a ring two pixels away.">
        <Buttons />
      </Sample>
      <Sample title="Button, sizes" note="The small ones still take 44 px of finger.">
        <div className={row}>
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Proceed to checkout</Button>
          <Button size="icon" variant="secondary" aria-label="Add to favourites">
            <Heart aria-hidden="true" className="size-5" />
          </Button>
          <Button size="icon-small" variant="quiet" aria-label="Edit">
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </Sample>
      <Sample title="Button as link" note="asChild dresses a link.">
        <div className={row}>
          <Button asChild variant="secondary">
            <Link to="?page=2">
              Discover our story <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </Button>
        </div>
      </Sample>
      <Sample title="Busy" note="The width and the focus stay.">
        <Busy />
      </Sample>
      <Sample title="Quantity">
        <Quantities />
      </Sample>
      <Sample title="Pagination">
        <Pagination label="Orders" page={4} pages={12} linkTo={(page) => `?page=${page}`} />
      </Sample>
      <Sample title="Spinner">
        <Spinner label="Loading the cart" className="size-6 text-gold-deep" />
      </Sample>
    </>
  );
}

function Buttons() {
  return (
    <div className="grid gap-4">
      <div className={row}>
        {variants.map(([variant, words]) => (
          <Button key={variant} variant={variant}>
            {words}
          </Button>
        ))}
      </div>
      <div className={row}>
        {variants.map(([variant, words]) => (
          <Button key={variant} variant={variant} disabled>
            {words}
          </Button>
        ))}
      </div>
      <div className="max-w-72">
        <Button className="w-full" variant="secondary">
          <Trash2 aria-hidden="true" className="size-4 shrink-0" />A very long label that has to break into a second
          line
        </Button>
      </div>
    </div>
  );
}

function Busy() {
  const [busy, setBusy] = useState(false);
  return (
    <div className={row}>
      <Button busy busyLabel="Processing...">
        Pay €89.90
      </Button>
      <Button busy variant="secondary">
        Load more products
      </Button>
      <Button busy={busy} busyLabel="Subscribing..." variant="secondary" onClick={() => setBusy(true)}>
        Subscribe
      </Button>
      <Button variant="quiet" onClick={() => setBusy(false)}>
        Back to rest
      </Button>
    </div>
  );
}

function Quantities() {
  const [quantity, setQuantity] = useState(1);
  return (
    <div className={row}>
      <QuantityStepper of="Amber Stone Diffuser" value={quantity} onChange={setQuantity} max={5} />
      <QuantityStepper of="Lavender Oil" value={12} onChange={() => {}} size="large" />
      <QuantityStepper of="Cedar Oil" value={1} onChange={() => {}} disabled />
    </div>
  );
}
