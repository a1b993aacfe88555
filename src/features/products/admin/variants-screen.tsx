import { useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { Button } from "#ui/button.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import type { AdminProduct } from "../admin-product.ts";
import { messages } from "../variant-messages.ts";
import { AddVariant } from "./group-dialogs.tsx";
import { GroupOptions } from "./group-options.tsx";
import { MakeVariants } from "./make-variants.tsx";
import { VariantTable } from "./variant-table.tsx";

const toProducts = () => ({ to: "/admin/products", label: messages.back });

/** A product's variants: the first step where it has none, else their table. */
export function VariantsScreen({ productId }: { productId: string }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-variants", { query: { productId } });
  const product = data?.variants.find(({ id }) => id === productId);
  if (data && product?.group) return <Group group={product.group} variants={data.variants} />;
  if (product)
    return (
      <>
        <PageHead title={product.name} lead={messages.lead} back={toProducts()} />
        <MakeVariants product={product} />
      </>
    );
  if (error)
    return (
      <ErrorView headingLevel={1} title={messages.loadFailed} error={error} onRetry={refetch} back={toProducts()} />
    );
  return (
    <Loading label={messages.loading}>
      <SkeletonCard className="h-96" />
    </Loading>
  );
}

interface GroupProps {
  group: NonNullable<AdminProduct["group"]>;
  variants: readonly AdminProduct[];
}

function Group({ group, variants }: GroupProps) {
  const [open, setOpen] = useState<"options" | "add" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHead
        title={group.name}
        count={variants.length}
        lead={messages.lead}
        back={toProducts()}
        more={
          <Button variant="secondary" onClick={() => setOpen("options")}>
            {messages.renameTitle}
          </Button>
        }
      >
        <Button onClick={() => setOpen("add")}>{messages.add}</Button>
      </PageHead>
      <VariantTable group={group} variants={variants} />
      {open === "options" && <GroupOptions group={group} onClose={close} />}
      {open === "add" && <AddVariant group={group} onClose={close} />}
    </>
  );
}
