import { z } from "zod";

const lineReport = z.object({
  /** In the file, counted from 1; 0 for what no line has. */
  line: z.int(),
  name: z.string(),
  /** `skipped`: left alone for a reason that no file can change. */
  outcome: z.enum(["new", "changed", "unchanged", "skipped", "refused"]),
  /** Why it is refused, or what is to be known about it. */
  notes: z.array(z.string()),
});
export type LineReport = z.output<typeof lineReport>;

/** What an import of a file did, or on trial would do, line by line. */
export const importReport = z.object({
  applied: z.boolean(),
  /** What is wrong with the file as a whole. */
  problems: z.array(z.string()),
  lines: z.array(lineReport),
});
export type ImportReport = z.output<typeof importReport>;

/** Thrown to undo everything; carries what would have happened. */
export class Undone extends Error {
  readonly lines: LineReport[];
  constructor(lines: LineReport[]) {
    super("undone");
    this.lines = lines;
  }
}
