import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { messages } from "./payment-task-messages.ts";

/** Leads to what needs a person about money; nothing where nothing does. */
export function PaymentTaskLink() {
  const { data } = useEndpointQuery("GET admin-payment-tasks");
  if (!data || data.data.length === 0) return null;
  return (
    <Link to="/admin/payments" className="link mb-4 inline-flex min-h-11 items-center">
      {messages.link(data.data.length)}
    </Link>
  );
}
