import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./csv-messages.en.ts";
import { messages as et } from "./csv-messages.et.ts";
import { messages as lt } from "./csv-messages.lt.ts";
import { messages as lv } from "./csv-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
