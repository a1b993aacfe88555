import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/action-messages.en.ts";
import { messages as et } from "./messages/action-messages.et.ts";
import { messages as lt } from "./messages/action-messages.lt.ts";
import { messages as lv } from "./messages/action-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
