import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { messages as site } from "#site/messages.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";
import { LONGEST_QUERY } from "../search-query.ts";

const WAYS_ON = ["/track-order", "/faq", "/contact"] as const;

/** Where something is not to be found: a search, and where people help. `placeholder` says what one may search for. */
export const WaysOn = ({ placeholder = messages.placeholder }) => (
  <div className="grid gap-4 pt-10">
    <SearchBox placeholder={placeholder} />
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

const SearchBox = ({ placeholder }: { placeholder: string }) => (
  <Form role="search" action="/search" className="flex w-full max-w-lg items-end gap-3">
    <TextField
      label={messages.label}
      labelHidden
      name="q"
      type="search"
      placeholder={placeholder}
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
