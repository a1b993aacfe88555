import { PackageOpen } from "lucide-react";
import { useState } from "react";
import { Accordion } from "#ui/accordion.tsx";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Image } from "#ui/image.tsx";
import {
  Cell,
  EmptyRow,
  HeaderCell,
  Row,
  RowHeaderCell,
  type SortDirection,
  SortHeaderCell,
  Table,
  TableHead,
} from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Sample } from "./sample.tsx";

const badges: readonly [BadgeTone, string][] = [
  ["secondary", "Packing"],
  ["info", "Processing"],
  ["success", "Shipped"],
  ["complete", "Delivered"],
  ["pending", "Pending"],
  ["warning", "Low stock"],
  ["danger", "Cancelled"],
  ["neutral", "Draft"],
  ["accent", "New"],
];

const orders = [
  { number: "AU-2051", customer: "Liis Tamm", status: "Pending", tone: "outline", total: 8990 },
  { number: "AU-2050", customer: "Aino Korhonen", status: "Shipped", tone: "success", total: 111111 },
  {
    number: "AU-2049",
    customer: "Maximiliane von Hohenstein-Ritterfeld",
    status: "Cancelled",
    tone: "danger",
    total: 400,
  },
] as const;

const questions = [
  {
    value: "charge",
    title: "How long does the battery last?",
    content: "Up to 24 hours on the gentlest setting, and it goes out by itself after three.",
  },
  { value: "return", title: "May I send it back?", content: "Yes, unused, within the days named on the policy page." },
];

const benefits = [
  { value: "benefits", label: "Benefits", content: <p className="max-w-read">Calm in the room within minutes.</p> },
  { value: "how", label: "How to Use", content: <p className="max-w-read">Fill with water, add three drops.</p> },
  { value: "facts", label: "Specifications", content: <p className="max-w-read">2000 mAh, 3 W, 15 m².</p> },
];

const swatch = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"><rect width="8" height="10" fill="tan"/><circle cx="4" cy="5" r="2" fill="peru"/></svg>',
)}`;

export function ContentSamples() {
  return (
    <>
      <Sample title="Badge">
        <div className="flex flex-wrap gap-3">
          {badges.map(([tone, words]) => (
            <Badge key={tone} tone={tone}>
              {words}
            </Badge>
          ))}
        </div>
      </Sample>
      <Sample title="Table" note="The header stays, figures stand right, the frame scrolls and takes the keyboard.">
        <div className="grid gap-6">
          <Orders />
          <Table label="No orders">
            <TableHead>
              <HeaderCell>Order</HeaderCell>
              <HeaderCell numeric>Total</HeaderCell>
            </TableHead>
            <tbody>
              <EmptyRow columns={2}>
                <EmptyState
                  icon={PackageOpen}
                  headingLevel={3}
                  title="No orders yet"
                  text="The first will stand here."
                />
              </EmptyRow>
            </tbody>
          </Table>
        </div>
      </Sample>
      <Sample title="Tabs">
        <Tabs label="About the product" tabs={benefits} keepMounted />
      </Sample>
      <Sample title="Accordion" note="One at a time.">
        <Accordion items={questions} />
      </Sample>
      <Sample title="Picture" note="Whole, with its preview; missing; broken.">
        <Images />
      </Sample>
    </>
  );
}

function Orders() {
  const [sorted, setSorted] = useState<SortDirection>("descending");
  const rows = orders.toSorted((a, b) => (sorted === "ascending" ? a.total - b.total : b.total - a.total));
  return (
    <Table label="Orders">
      <TableHead>
        <HeaderCell>Order</HeaderCell>
        <HeaderCell>Customer</HeaderCell>
        <HeaderCell>Status</HeaderCell>
        <SortHeaderCell
          numeric
          sorted={sorted}
          onSort={() => setSorted(sorted === "ascending" ? "descending" : "ascending")}
        >
          Total
        </SortHeaderCell>
      </TableHead>
      <tbody>
        {rows.map((order) => (
          <Row key={order.number}>
            <RowHeaderCell className="whitespace-nowrap">{order.number}</RowHeaderCell>
            <Cell className="min-w-48">{order.customer}</Cell>
            <Cell>
              <Badge tone={order.tone}>{order.status}</Badge>
            </Cell>
            <Cell numeric>€{(order.total / 100).toLocaleString("en", { minimumFractionDigits: 2 })}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Images() {
  const shape = { width: 800, height: 1000, className: "aspect-4/5 w-full" };
  return (
    <div className="grid grid-cols-3 gap-4">
      <Image {...shape} src={swatch} preview={swatch} alt="A round lamp on sand" />
      <Image {...shape} src="" alt="Picture to come" />
      <Image {...shape} src="/no-such-picture.webp" alt="A picture that did not arrive" />
    </div>
  );
}
