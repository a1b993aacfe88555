import { useState } from "react";
import { ApiError } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { toast } from "#ui/toast.ts";
import { isKeptOtherwise } from "./kept-otherwise.ts";
import { type Fields, isSame } from "./merge-editions.ts";

export interface Edition<F extends Fields> {
  fields: F;
  version: number;
}

interface ConflictOptions<F extends Fields> {
  fields: F;
  seen: Edition<F>;
  /** What is saved now. */
  load: () => Promise<Edition<F>>;
  /** Goes on with these fields; `seen` is what they are changes of. */
  put: (fields: F, seen: Edition<F>) => void;
  /** All that was sent is saved; what was typed since goes on from it. */
  keep: (sent: F, now: Edition<F>) => void;
}

/** Somebody else saved first. Both editions are kept until one of them, or both together, are saved. */
export function useConflict<F extends Fields>({ fields, seen, load, put, keep }: ConflictOptions<F>) {
  const [isOvertaken, setOvertaken] = useState(false);
  const [theirs, setTheirs] = useState<Edition<F> | null>(null);
  /** What the form does not show of the two: what was typed, or what was chosen. */
  const [other, setOther] = useState<F | null>(null);
  const end = () => {
    setOvertaken(false);
    setTheirs(null);
    setOther(null);
  };

  /** `same` where what is saved now is what is written here, as after a lost answer. */
  const compare = async (): Promise<"same" | "shown" | "failed"> => {
    setOvertaken(true);
    try {
      const now = await load();
      if (!isKeptOtherwise(fields, now.fields)) {
        end();
        keep(fields, now);
        return "same";
      }
      setTheirs(now);
      return "shown";
    } catch (error) {
      toast({ title: failureText(error), tone: "danger" });
      return "failed";
    }
  };

  return {
    isOvertaken,
    /** While they are compared. */
    theirs,
    base: seen.fields,
    other,
    compare,
    /** Shows both editions where `work` is refused because somebody else saved first. */
    orCompare: <T>(work: Promise<T>): Promise<T> =>
      work.catch((error: unknown) => {
        if (error instanceof ApiError && error.body.code === "CHANGED") void compare();
        throw error;
      }),
    leave: () => setTheirs(null),
    choose: (merged: F) => {
      if (!theirs) return;
      put(merged, theirs);
      setOther(isSame(merged, fields) ? null : fields);
      setTheirs(null);
      setOvertaken(false);
    },
    swap: () => {
      if (!other) return;
      put(other, seen);
      setOther(fields);
    },
    end,
  };
}
