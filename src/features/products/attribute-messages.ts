import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./attribute-messages.en.ts";
import { messages as et } from "./attribute-messages.et.ts";
import { messages as lt } from "./attribute-messages.lt.ts";
import { messages as lv } from "./attribute-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
