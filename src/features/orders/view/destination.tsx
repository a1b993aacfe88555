import { messages } from "../messages.ts";
import { customerName, machineAddress, type OrderView, wholeAddress } from "../order-view.ts";
import { BusinessFact, Fact, Facts } from "./order-facts.tsx";

/** Who gets the parcel, and where. */
export const Destination = ({ order }: { order: OrderView }) => (
  <Facts>
    <Fact term={messages.name}>{customerName(order)}</Fact>
    <BusinessFact order={order} />
    <Fact term={messages.address}>{wholeAddress(order)}</Fact>
    {order.machine && (
      <Fact term={messages.machine}>
        <span className="uppercase">{order.machine.provider}</span> {order.machine.name}
        <span className="block text-sm text-stone">{machineAddress(order)}</span>
      </Fact>
    )}
    <Fact term={messages.email}>{order.email}</Fact>
    <Fact term={messages.phone}>{order.phone}</Fact>
  </Facts>
);
