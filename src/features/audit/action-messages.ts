import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./action-messages.en.ts";
import { messages as et } from "./action-messages.et.ts";
import { messages as lt } from "./action-messages.lt.ts";
import { messages as lv } from "./action-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
