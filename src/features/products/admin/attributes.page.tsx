import { Pencil, Tags } from "lucide-react";
import { useState } from "react";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { ErrorView } from "#backoffice/error-view.tsx";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import type { Attribute } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";
import type { Route } from "./+types/attributes.page";
import { AttributeForm } from "./attribute-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** What the shopkeeper tells of products in a typed way. */
export default function AttributesPage() {
  const { data, error, refetch } = useEndpointQuery("GET admin-attributes");
  const [editing, setEditing] = useState<Attribute | "new" | null>(null);
  const known = data?.data ?? [];
  return (
    <>
      <PageHead
        title={messages.title}
        count={data?.data.length}
        lead={messages.lead}
        back={{ to: "/admin/products", label: messages.back }}
      >
        <Button onClick={() => setEditing("new")}>{messages.add}</Button>
      </PageHead>
      {editing && (
        <AttributeForm
          attribute={editing === "new" ? null : editing}
          position={Math.max(0, ...known.map(({ position }) => position)) + 1}
          onClose={() => setEditing(null)}
        />
      )}
      {data?.data.length === 0 && <EmptyState icon={Tags} title={messages.none} />}
      {known.length > 0 && <AttributeTable attributes={known} onEdit={setEditing} />}
      {!data && error && <ErrorView title={messages.loadFailed} error={error} onRetry={refetch} />}
      {!data && !error && (
        <Loading label={messages.loading}>
          <SkeletonCard className="h-96" />
        </Loading>
      )}
    </>
  );
}

interface AttributeTableProps {
  attributes: readonly Attribute[];
  onEdit: (attribute: Attribute) => void;
}

const AttributeTable = ({ attributes, onEdit }: AttributeTableProps) => (
  <Table label={messages.title}>
    <TableHead>
      <HeaderCell>{messages.name}</HeaderCell>
      <HeaderCell>{messages.type}</HeaderCell>
      <HeaderCell className="max-md:hidden">{messages.choices}</HeaderCell>
      <HeaderCell className="max-sm:hidden">{messages.filter}</HeaderCell>
      <HeaderCell>
        <span className="sr-only">{messages.actions}</span>
      </HeaderCell>
    </TableHead>
    <tbody>
      {attributes.map((attribute) => (
        <AttributeRow key={attribute.id} attribute={attribute} onEdit={() => onEdit(attribute)} />
      ))}
    </tbody>
  </Table>
);

function AttributeRow({ attribute, onEdit }: { attribute: Attribute; onEdit: () => void }) {
  const { id, name, type, unit, choices, is_filter } = attribute;
  return (
    <Row>
      <RowHeaderCell className="wrap-anywhere">{name}</RowHeaderCell>
      <Cell>{[messages.types[type], unit].filter(Boolean).join(", ")}</Cell>
      <Cell className="text-stone wrap-anywhere max-md:hidden">{choices.map((choice) => choice.name).join(", ")}</Cell>
      <Cell className="max-sm:hidden">{is_filter ? messages.yes : messages.no}</Cell>
      <Cell className="text-right whitespace-nowrap">
        <Button variant="quiet" size="icon-small" aria-label={messages.edit(name)} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
        <DeleteButton
          title={name}
          words={messages}
          invalidates={["admin-attributes"]}
          remove={() => call("DELETE admin-attributes", { query: { id } })}
        />
      </Cell>
    </Row>
  );
}
