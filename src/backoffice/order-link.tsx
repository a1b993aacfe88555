import { Link } from "react-router";

/** To an order, by its number. */
export const OrderLink = ({ id, number }: { id: string; number: string }) => (
  <Link to={`/admin/orders/${id}`} className="link whitespace-nowrap">
    {number}
  </Link>
);
