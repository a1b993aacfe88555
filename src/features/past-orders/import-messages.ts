import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./import-messages.en.ts";
import { messages as et } from "./import-messages.et.ts";
import { messages as lt } from "./import-messages.lt.ts";
import { messages as lv } from "./import-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
