import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { messages as site } from "#site/messages.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";
import { LONGEST_QUERY } from "../search-query.ts";

const WAYS_ON = ["/track-order", "/faq", "/contact"] as const;

/** Where something is not to be found: a search, and where people help. */
export const WaysOn = () => (
  <div className="page grid gap-4 pt-10">
    <SearchBox />
    <ul className="flex flex-wrap gap-x-6">
      {WAYS_ON.map((to) => (
        <li key={to}>
          <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
            {site.links[to]}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const SearchBox = () => (
  <Form role="search" action="/search" className="flex w-full max-w-lg items-end gap-3">
    <TextField
      label={messages.label}
      labelHidden
      name="q"
      type="search"
      placeholder={messages.placeholder}
      maxLength={LONGEST_QUERY}
      autoComplete="off"
      enterKeyHint="search"
      prefix={<Search aria-hidden="true" className="size-4" />}
      className="min-w-0 grow"
    />
    <Button type="submit" variant="secondary" className="min-h-(--control-height)">
      {messages.go}
    </Button>
  </Form>
);
