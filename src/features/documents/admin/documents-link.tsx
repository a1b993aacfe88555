import { Link } from "react-router";
import { messages } from "./messages.ts";

export const DocumentsLink = () => (
  <Link to="/admin/documents" className="link mr-6 mb-4 inline-flex min-h-11 items-center">
    {messages.link}
  </Link>
);
