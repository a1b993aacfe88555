import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/held-back-messages.en.ts";
import { messages as et } from "./messages/held-back-messages.et.ts";
import { messages as lt } from "./messages/held-back-messages.lt.ts";
import { messages as lv } from "./messages/held-back-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
