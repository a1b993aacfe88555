import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./processing-messages.en.ts";
import { messages as et } from "./processing-messages.et.ts";
import { messages as lt } from "./processing-messages.lt.ts";
import { messages as lv } from "./processing-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
