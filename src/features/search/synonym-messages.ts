import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./synonym-messages.en.ts";
import { messages as et } from "./synonym-messages.et.ts";
import { messages as lt } from "./synonym-messages.lt.ts";
import { messages as lv } from "./synonym-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
