import { useEffect, useEffectEvent, useState } from "react";
import { TextField } from "#ui/text-field.tsx";

const PAUSE_MS = 250;

/** Looks for what is typed once there is a pause; follows the address when that changes otherwise. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (term: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent(onSearch);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={label}
      type="search"
      value={typed}
      maxLength={200}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
