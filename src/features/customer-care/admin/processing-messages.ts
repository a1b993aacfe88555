import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/processing-messages.en.ts";
import { messages as et } from "./messages/processing-messages.et.ts";
import { messages as lt } from "./messages/processing-messages.lt.ts";
import { messages as lv } from "./messages/processing-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
