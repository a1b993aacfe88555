import { useEffect, useRef, useState } from "react";
import { isKeptOtherwise } from "./kept-otherwise.ts";
import { afterSaving, type Fields, isSame } from "./merge-editions.ts";
import { type Edition, useConflict } from "./use-conflict.ts";

/** The fields of a form that others may save meanwhile. `load` answers with what is saved now. */
export function useEditions<F extends Fields>(initial: Edition<F>, load: () => Promise<Edition<F>>) {
  const [seen, setSeen] = useState(initial);
  const [fields, setFields] = useState(initial.fields);
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  /** Changes when the form gets other texts, so that editors start again. */
  const [edition, setEdition] = useState(1);

  const keep = (sent: F, kept: Edition<F>) => {
    setSeen(kept);
    setFields((now) => afterSaving(sent, now, kept.fields));
    // The editor shows what was kept, unless somebody writes on in it.
    if (isSame(latest.current, sent) && isKeptOtherwise(sent, kept.fields)) setEdition((before) => before + 1);
  };
  const replace = (changes: Partial<F>) => {
    setFields((before) => ({ ...before, ...changes }));
    setEdition((before) => before + 1);
  };
  const conflict = useConflict<F>({
    fields,
    seen,
    load,
    put: (next, since) => {
      replace(next);
      setSeen(since);
    },
    keep,
  });

  return {
    fields,
    version: seen.version,
    edition,
    conflict,
    isDirty: conflict.other !== null || !isSame(fields, seen.fields),
    set: (changes: Partial<F>) => setFields((before) => ({ ...before, ...changes })),
    /** As a whole: an editor that began with another text starts again. */
    replace,
    /** What was `sent` is saved as `kept`. */
    saved: (sent: F, kept: Edition<F>) => {
      keep(sent, kept);
      conflict.end();
    },
    /** Whether nothing was typed since these fields were sent. */
    isStill: (sent: F) => isSame(latest.current, sent),
  };
}
