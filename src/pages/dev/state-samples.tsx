import { ShoppingBag } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { Progress } from "#ui/progress.tsx";
import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { Sample } from "./sample.tsx";

export function StateSamples() {
  return (
    <>
      <Sample title="Skeleton" note="The shape of what will come.">
        <Loading label="Loading products" className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      </Sample>
      <Sample title="Progress">
        <div className="grid max-w-md gap-6">
          <Progress label="Add €12.40 more for free shipping" value={62.6} max={75} />
          <Progress label="Moving pictures" value={12} max={40} valueText="12 of 40 pictures" />
          <Progress label="Free shipping" value={75} max={75} valueText="Free" tone="success" />
        </div>
      </Sample>
      <Sample title="Notice">
        <Notices />
      </Sample>
      <Sample title="Empty">
        <EmptyState
          icon={ShoppingBag}
          headingLevel={3}
          title="Your cart is empty"
          text="The evening is long. Have a look at what would make it softer."
          action={<Button>Shop now</Button>}
          className="rounded-md bg-linen"
        />
      </Sample>
      <Sample title="Error">
        <ErrorState
          headingLevel={3}
          title="Error loading products"
          text="The products could not be loaded. Nothing of yours is lost."
          action={<Button variant="secondary">Try again</Button>}
          className="rounded-md border border-beige"
        />
      </Sample>
    </>
  );
}

function SkeletonCard() {
  return (
    <div className="grid gap-3">
      <Skeleton className="aspect-4/5 w-full" />
      <SkeletonText lines={2} />
    </div>
  );
}

function Notices() {
  return (
    <div className="grid gap-3">
      <Notice>Ships within 1-2 business days.</Notice>
      <Notice tone="info" title="Order Processing">
        Your order is being prepared for shipment.
      </Notice>
      <Notice tone="success" title="Administrator added">
        They can sign in at once.
      </Notice>
      <Notice tone="warning" title="2 attempts remaining before timeout" />
      <Notice
        tone="danger"
        title="Please fill in all fields"
        action={
          <a className="link" href="#fields">
            Go to the first one
          </a>
        }
      >
        All shipping information including phone number is required to proceed, and this sentence goes on for long
        enough to break into a second line on a telephone.
      </Notice>
    </div>
  );
}
