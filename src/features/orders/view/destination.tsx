import { customerName, machineAddress, type OrderView, wholeAddress } from "../order-view.ts";
import { texts } from "../texts.ts";
import { Fact, Facts } from "./order-facts.tsx";

/** Who gets the parcel, and where. */
export const Destination = ({ order }: { order: OrderView }) => (
  <Facts>
    <Fact term={texts.name}>{customerName(order)}</Fact>
    <Fact term={texts.address}>{wholeAddress(order)}</Fact>
    {order.machine && (
      <Fact term={texts.machine}>
        <span className="uppercase">{order.machine.provider}</span> {order.machine.name}
        <span className="block text-sm text-stone">{machineAddress(order)}</span>
      </Fact>
    )}
    <Fact term={texts.email}>{order.email}</Fact>
    <Fact term={texts.phone}>{order.phone}</Fact>
  </Facts>
);
