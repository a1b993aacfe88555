import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";
import { LONGEST_QUERY } from "../search-query.ts";

/** On another page than that of the search, which it leads to. */
export const SearchBox = () => (
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
