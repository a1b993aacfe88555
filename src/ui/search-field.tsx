import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextField } from "./text-field.tsx";

type SearchFieldProps = {
  label: string;
  labelHidden?: boolean;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/** How long somebody who types may pause before the search begins. */
const PAUSE_MS = 300;

/** Searches while one types, once for a word and not for each email; Enter searches at once. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    // Changed from outside, such as by "Clear filters".
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      search.current(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const now = () => {
    asked.current = typed.trim();
    onSearch(typed.trim());
  };
  return (
    <TextField
      {...field}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      spellCheck={false}
      prefix={<Search aria-hidden="true" className="size-4" />}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && now()}
    />
  );
}
