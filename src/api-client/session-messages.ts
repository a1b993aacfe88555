import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/session-messages.en.ts";
import { messages as et } from "./messages/session-messages.et.ts";
import { messages as lt } from "./messages/session-messages.lt.ts";
import { messages as lv } from "./messages/session-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
