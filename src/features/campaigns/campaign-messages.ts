import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./campaign-messages.en.ts";
import { messages as et } from "./campaign-messages.et.ts";
import { messages as lt } from "./campaign-messages.lt.ts";
import { messages as lv } from "./campaign-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
