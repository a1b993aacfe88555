import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./session-messages.en.ts";
import { messages as et } from "./session-messages.et.ts";
import { messages as lt } from "./session-messages.lt.ts";
import { messages as lv } from "./session-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
