import { messages } from "../messages.ts";
import { addressLines, customerName, destinationLines, type OrderView } from "../order-view.ts";
import { BusinessFact, Fact, Facts, Lines } from "./order-facts.tsx";

/** Who gets the parcel, and where. */
export const Destination = ({ order }: { order: OrderView }) => (
  <Facts>
    <Fact term={messages.name}>{customerName(order)}</Fact>
    <Fact term={messages.email}>{order.email}</Fact>
    <Fact term={messages.phone}>{order.phone}</Fact>
    <BusinessFact order={order} />
    <Fact term={messages.address}>
      <Lines of={addressLines(order)} />
    </Fact>
    {order.machine && (
      <Fact term={messages.machine}>
        <Lines of={destinationLines(order)} />
      </Fact>
    )}
  </Facts>
);
