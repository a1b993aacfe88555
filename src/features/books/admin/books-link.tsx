import { Link } from "react-router";
import { messages } from "../operator-messages.ts";

export const BooksLink = () => (
  <Link to="/admin/books" className="link inline-flex min-h-11 items-center">
    {messages.link}
  </Link>
);
