import { Link } from "react-router";
import { messages } from "../operator-messages.ts";

export const TaxesLink = () => (
  <Link to="/admin/taxes" className="link inline-flex min-h-11 items-center">
    {messages.link}
  </Link>
);
