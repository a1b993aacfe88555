import { Archive, ArchiveRestore, Ellipsis, PackageMinus, Pencil, SquarePen } from "lucide-react";
import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { OrderButtons, useOrder } from "#backoffice/ordered-list.tsx";
import { euros, formatMoney, reduced } from "#shared/money.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Image, MissingImage } from "#ui/image.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { messages as publication } from "../publication-messages.ts";
import { messages } from "../variant-messages.ts";
import { ChangeValues } from "./group-dialogs.tsx";
import { messages as productMessages } from "./messages.ts";
import { TakeOutVariant } from "./take-out-variant.tsx";
import { useRetire } from "./use-retire.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

interface VariantTableProps {
  group: NonNullable<AdminProduct["group"]>;
  variants: readonly AdminProduct[];
}

/** The variants in the shopkeeper's order, which is that of the choice on the product's page. */
export function VariantTable({ group, variants }: VariantTableProps) {
  const [changed, setChanged] = useState<AdminProduct | null>(null);
  const [leaving, setLeaving] = useState<AdminProduct | null>(null);
  const { shown, list, move, said } = useVariantOrder(group, variants);
  const onSale = shown.filter(({ retired_at }) => retired_at === null).length;
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Table label={messages.title}>
        <TableHead>
          <HeaderCell>{group.options.join(", ")}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{messages.sku}</HeaderCell>
          <HeaderCell numeric className="max-sm:hidden">
            {messages.price}
          </HeaderCell>
          <HeaderCell numeric className="max-sm:hidden">
            {messages.stock}
          </HeaderCell>
          <HeaderCell>
            <span className="sr-only">{messages.actions}</span>
          </HeaderCell>
        </TableHead>
        <tbody ref={list}>
          {shown.map((variant, place) => (
            <Row key={variant.id}>
              <RowHeaderCell className="py-2! wrap-anywhere">
                <div className="flex items-center gap-3">
                  <Picture variant={variant} />
                  <div className="min-w-0">
                    {valuesOf(variant)}
                    <span className="figures block font-normal sm:hidden">{priceOf(variant)}</span>
                    <span className="figures block text-xs font-normal text-stone sm:hidden">
                      {variant.sku} · <span className="whitespace-nowrap">{productMessages.pieces(variant.stock)}</span>
                    </span>
                    <Marks variant={variant} />
                  </div>
                </div>
              </RowHeaderCell>
              <Cell className="whitespace-nowrap max-sm:hidden">{variant.sku}</Cell>
              <Cell numeric className="max-sm:hidden">
                {priceOf(variant)}
              </Cell>
              <Cell numeric className="max-sm:hidden">
                {variant.stock}
              </Cell>
              <Cell>
                <div className="flex justify-end gap-1">
                  {place < onSale && <OrderButtons name={valuesOf(variant)} place={place} count={onSale} move={move} />}
                  <VariantMenu
                    variant={variant}
                    onChange={() => setChanged(variant)}
                    onTakeOut={() => setLeaving(variant)}
                  />
                </div>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {changed && <ChangeValues variant={changed} group={group} onClose={() => setChanged(null)} />}
      {leaving && (
        <TakeOutVariant
          variant={leaving}
          group={group}
          place={variants.findIndex(({ id }) => id === leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

/** A moved variant is shown in its place at once. Until it is saved, no other moves: its order would be of an old version. */
function useVariantOrder(group: VariantTableProps["group"], variants: VariantTableProps["variants"]) {
  const save = useEndpointMutation(
    (order: readonly string[]) =>
      call("PATCH admin-product-groups", {
        query: { groupId: group.id },
        body: { version: group.version, order: [...order] },
      }),
    VARIANT_ANSWERS,
  );
  const order = save.isPending ? save.variables : [];
  const shown = variants.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const named = shown.map((variant) => ({ id: variant.id, name: valuesOf(variant) }));
  const { list, move, said } = useOrder<(typeof named)[number], HTMLTableSectionElement>(named, (moved) =>
    save.mutate(
      moved.map(({ id }) => id),
      {
        onSuccess: () => toast({ title: messages.changed, tone: "success" }),
        onError: (error) => failureToast(messages.failed, error),
      },
    ),
  );
  const moveOne: typeof move = (...how) => (save.isPending ? undefined : move(...how));
  return { shown, list, move: moveOne, said };
}

const valuesOf = ({ group, name }: AdminProduct): string => group?.values.join(", ") ?? name;

const priceOf = ({ price, discount_percentage }: AdminProduct): string =>
  formatMoney(reduced(euros(price), discount_percentage));

function Picture({ variant: { images } }: { variant: AdminProduct }) {
  const look = { alt: "", width: 4, height: 5, className: "aspect-4/5 w-10 shrink-0 rounded-sm" };
  return images[0] ? <Image src={images[0].thumbnail} {...look} /> : <MissingImage {...look} />;
}

function Marks({ variant: { state, listed, stock } }: { variant: AdminProduct }) {
  const isShown = state === "published";
  return (
    <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {!isShown && <Badge tone="outline">{publication.states[state]}</Badge>}
      {isShown && listed && <Badge tone="secondary">{messages.isFirst}</Badge>}
      {isShown && stock === 0 && <Badge tone="danger">{messages.soldOut}</Badge>}
    </span>
  );
}

interface VariantMenuProps {
  variant: AdminProduct;
  onChange: () => void;
  onTakeOut: () => void;
}

function VariantMenu({ variant, onChange, onTakeOut }: VariantMenuProps) {
  const { id: productId, sku, state } = variant;
  const { takeOut, bringBack, publish } = useRetire(variant);
  return (
    <DropdownMenu
      groups={[
        [
          {
            label: messages.edit,
            icon: SquarePen,
            to: `/admin/products?${new URLSearchParams({ search: sku, show: "all", edit: productId })}`,
          },
          { label: messages.change, icon: Pencil, onSelect: onChange },
        ],
        [
          state !== "published"
            ? {
                label: state === "archived" ? messages.bringBack : productMessages.publish,
                icon: ArchiveRestore,
                onSelect: () => void (state === "archived" ? bringBack() : publish()),
              }
            : { label: messages.retire, icon: Archive, onSelect: () => void takeOut() },
          { label: messages.takeOut, icon: PackageMinus, onSelect: onTakeOut },
        ],
      ]}
      trigger={
        <Button variant="quiet" size="icon-small" aria-label={productMessages.more(valuesOf(variant))}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
    />
  );
}
