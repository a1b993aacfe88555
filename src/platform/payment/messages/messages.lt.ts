import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  askedBefore: "Šis mokėjimas jau pradėtas su kitais duomenimis.",
  noSession: "Toks mokėjimas nepradėtas.",
  over: "Šis mokėjimas jau baigtas.",
  emailRefused: "Mokėjimo paslaugų teikėjas nepriima šio el. pašto adreso.",
} satisfies Messages<typeof en>;
