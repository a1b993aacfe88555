import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { messages } from "./messages.ts";

/** Fewer guesses than this find the password: the 10,000 most common, with capitals and figures, and what is close to the address. */
const TOO_FEW_GUESSES = 100_000;
/** A longer password is strong by then, and judging takes its time. */
const MAX_CHARACTERS = 64;

// Loaded on demand only: the list of common passwords takes 400 kB.
const judge = new ZxcvbnFactory({
  dictionary: { passwords: dictionary["passwords-common"] },
  graphs: adjacencyGraphs,
  maxLength: MAX_CHARACTERS,
});

export interface Strength {
  /** From 0, guessed at once, to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Why the password is refused; empty where it is taken. */
  problem: string;
}

/** Judges a password that is long enough. */
export function strengthOf(password: string, email: string): Strength {
  const address = email.trim().toLowerCase();
  const [name = "", host = ""] = address.split("@");
  const containsAddress = address.length > 0 && password.toLowerCase().includes(address);
  if (containsAddress) return { score: 0, problem: messages.ownAddress };
  const { score, guesses } = judge.check(password, [address, name, host, host.split(".")[0] ?? ""].filter(Boolean));
  return guesses < TOO_FEW_GUESSES ? { score: 0, problem: messages.common } : { score, problem: "" };
}
