import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/stored-messages.en.ts";
import { messages as et } from "./messages/stored-messages.et.ts";
import { messages as lt } from "./messages/stored-messages.lt.ts";
import { messages as lv } from "./messages/stored-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
