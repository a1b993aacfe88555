import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Ellipsis, PackageMinus, Pencil, SquarePen } from "lucide-react";
import { useState } from "react";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { euros, formatMoney, reduced } from "#shared/money.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { toast } from "#ui/toast.ts";
import type { AdminProduct } from "../admin-product.ts";
import { messages as publication } from "../publication-messages.ts";
import { messages } from "../variant-messages.ts";
import { ChangeValues } from "./group-dialogs.tsx";
import { messages as productMessages } from "./messages.ts";
import { VARIANT_ANSWERS } from "./variant-answers.ts";

interface VariantTableProps {
  group: NonNullable<AdminProduct["group"]>;
  variants: readonly AdminProduct[];
}

/** The variants in the shopkeeper's order, which is that of the choice on the product's page. */
export function VariantTable({ group, variants }: VariantTableProps) {
  const [changed, setChanged] = useState<AdminProduct | null>(null);
  const act = useEndpointMutation((work: () => Promise<unknown>) => work(), VARIANT_ANSWERS);
  const run = (work: () => Promise<unknown>, done: string) =>
    act.mutate(work, {
      onSuccess: () => toast({ title: done, tone: "success" }),
      onError: (error) => failureToast(messages.failed, error),
    });
  const move = (from: number, to: number) => {
    const ids = variants.map(({ id }) => id);
    const [moved = ""] = ids.splice(from, 1);
    ids.splice(to, 0, moved);
    const body = { version: group.version, order: ids };
    run(() => call("PATCH admin-product-groups", { query: { groupId: group.id }, body }), messages.changed);
  };
  const onSale = variants.filter(({ retired_at }) => retired_at === null).length;
  return (
    <>
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
        <tbody>
          {variants.map((variant, place) => (
            <Row key={variant.id}>
              <RowHeaderCell className="wrap-anywhere">
                {valuesOf(variant)}
                <span className="figures block font-normal sm:hidden">{priceOf(variant)}</span>
                <span className="figures block text-xs font-normal text-stone sm:hidden">
                  {variant.sku} · {productMessages.pieces(variant.stock)}
                </span>
                <Marks variant={variant} />
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
                  <Button
                    variant="quiet"
                    size="icon-small"
                    aria-label={messages.up(valuesOf(variant))}
                    disabled={place === 0 || place >= onSale}
                    onClick={() => move(place, place - 1)}
                  >
                    <ArrowUp aria-hidden="true" className="size-4" />
                  </Button>
                  <Button
                    variant="quiet"
                    size="icon-small"
                    aria-label={messages.down(valuesOf(variant))}
                    disabled={place >= onSale - 1}
                    onClick={() => move(place, place + 1)}
                  >
                    <ArrowDown aria-hidden="true" className="size-4" />
                  </Button>
                  <VariantMenu variant={variant} group={group} run={run} onChange={() => setChanged(variant)} />
                </div>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {changed && <ChangeValues variant={changed} group={group} onClose={() => setChanged(null)} />}
    </>
  );
}

const valuesOf = ({ group, name }: AdminProduct): string => group?.values.join(", ") ?? name;

const priceOf = ({ price, discount_percentage }: AdminProduct): string =>
  formatMoney(reduced(euros(price), discount_percentage));

function Marks({ variant: { state, listed, stock } }: { variant: AdminProduct }) {
  const isShown = state === "published";
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {!isShown && <Badge tone="outline">{publication.states[state]}</Badge>}
      {isShown && listed && <Badge tone="secondary">{messages.isFirst}</Badge>}
      {isShown && stock === 0 && <Badge tone="danger">{messages.soldOut}</Badge>}
    </span>
  );
}

interface VariantMenuProps {
  variant: AdminProduct;
  group: VariantTableProps["group"];
  run: (work: () => Promise<unknown>, done: string) => void;
  onChange: () => void;
}

function VariantMenu({ variant, group, run, onChange }: VariantMenuProps) {
  const { id: productId, sku, state } = variant;
  const turn = (retired: boolean) => () => call("PATCH admin-products", { query: { productId }, body: { retired } });
  const takeOut = () => call("DELETE admin-variants", { query: { productId, version: group.version } });
  const shows = state === "published" ? "" : `&show=${state}`;
  return (
    <DropdownMenu
      groups={[
        [
          { label: messages.edit, icon: SquarePen, to: `/admin/products?search=${encodeURIComponent(sku)}${shows}` },
          { label: messages.change, icon: Pencil, onSelect: onChange },
        ],
        [
          state !== "published"
            ? {
                label: state === "archived" ? messages.bringBack : productMessages.publish,
                icon: ArchiveRestore,
                onSelect: () => run(turn(false), messages.changed),
              }
            : { label: messages.retire, icon: Archive, onSelect: () => run(turn(true), messages.changed) },
          { label: messages.takeOut, icon: PackageMinus, onSelect: () => run(takeOut, messages.takenOut) },
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
