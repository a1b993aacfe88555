import { Link } from "react-router";
import { messages } from "./messages.ts";

export const DocumentsLink = () => (
  <Link to="/admin/documents" className="link inline-flex min-h-11 items-center">
    {messages.link}
  </Link>
);
