import { Tags } from "lucide-react";
import { useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf } from "#api-client/use-store.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { privatePage } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { type Column, ListTable, opensLook } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Attribute } from "../attribute.ts";
import { messages } from "../attribute-messages.ts";
import type { Route } from "./+types/attributes.page";
import { AttributeForm } from "./attribute-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

/** What the shopkeeper tells of products in a typed way. */
export default function AttributesPage() {
  const answer = useEndpointQuery("GET admin-attributes");
  const known = answer.data?.data;
  const [editing, setEditing] = useState<Attribute | "new" | null>(null);
  const columns = columnsOf(setEditing);
  return (
    <>
      <PageHead
        title={messages.title}
        count={known?.length}
        lead={messages.lead}
        back={{ to: "/admin/products", label: messages.back }}
      >
        <Button onClick={() => setEditing("new")}>{messages.add}</Button>
      </PageHead>
      {editing && (
        <AttributeForm
          attribute={editing === "new" ? null : editing}
          position={Math.max(0, ...(known ?? []).map(({ position }) => position)) + 1}
          onClose={() => setEditing(null)}
        />
      )}
      <QueryView
        answer={answer}
        failed={messages.loadFailed}
        loading={messages.loading}
        skeleton={<ListSkeleton label={messages.loading} columns={columns} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={Tags} title={messages.none} />
          ) : (
            <ListTable label={messages.title} columns={columns} rows={data} />
          )
        }
      </QueryView>
    </>
  );
}

const columnsOf = (onEdit: (attribute: Attribute) => void): readonly Column<Attribute>[] => [
  {
    head: messages.name,
    cellClassName: "wrap-anywhere",
    cell: (attribute) => (
      <button type="button" data-opens="" className={`text-left ${opensLook}`} onClick={() => onEdit(attribute)}>
        {attribute.name}
      </button>
    ),
  },
  {
    head: messages.type,
    from: "sm",
    isPlain: true,
    cell: ({ type, unit }) => [messages.types[type], unit].filter(Boolean).join(", "),
  },
  {
    head: messages.choices,
    from: "md",
    isLeftOut: true,
    cellClassName: "text-stone wrap-anywhere",
    cell: ({ choices }) => choices.map((choice) => choice.name).join(", "),
  },
  {
    head: messages.filter,
    from: "sm",
    cell: ({ is_filter }) => (is_filter ? messages.yes : messages.no),
  },
];
