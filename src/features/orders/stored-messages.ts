import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./stored-messages.en.ts";
import { messages as et } from "./stored-messages.et.ts";
import { messages as lt } from "./stored-messages.lt.ts";
import { messages as lv } from "./stored-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
