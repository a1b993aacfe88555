import type { PastCustomer, PastOrder } from "../../past-order.ts";

/** What one line, or several of one order, become. */
export interface ReadLine {
  line: number;
  name: string;
  /** Why it cannot be taken. */
  problems: string[];
  /** What is to be known about it. */
  notes: string[];
  order?: PastOrder;
  customer?: PastCustomer;
  /** It says that the person takes the newsletter; since when, where it says that. */
  newsletter?: { since: Date | null };
}

/** How a kind of file is read. `now` and `timeZone` are the shop's. */
export interface Reading {
  timeZone: string;
  now: Date;
}
