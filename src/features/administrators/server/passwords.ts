import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#shared/app-error.ts";

/** OWASP's parameters for Argon2id (reliability 30); each hash takes 19 MB. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WRITTEN = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`;

/** A flood of guesses must neither eat the memory of the shop nor hold all of Node's four threads for work beside the event loop. */
const AT_ONCE = 2;
let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((next) => waiting.push(next));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/** @throws AppError "invalid" for a password that is common or contains the address */
export async function checkPassword(password: string, email: string): Promise<void> {
  const { strengthOf } = await import("../password-strength.ts");
  const { problem } = strengthOf(password, email);
  if (problem) throw new AppError("invalid", problem);
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, ARGON2));

let nobodys: Promise<string> | undefined;

/** null for an unknown address: it takes as long, so that the time reveals nothing (reliability 29). */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword("the password of nobody");
  const known = passwordHash ?? (await nobodys);
  const fits = await inTurn(() => verify(known, password));
  return fits && passwordHash !== null;
}

/** A hash with other parameters than today's is replaced at the next sign-in. */
export const isOldHash = (passwordHash: string): boolean => !passwordHash.startsWith(WRITTEN);
