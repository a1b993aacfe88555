import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  attemptEnded: "See tellimiskatse on lõppenud. Palun proovi uuesti.",
  methodGone: "Selle tellimuse eest ei saa nii maksta. Palun vali teine makseviis.",
} satisfies Messages<typeof en>;
