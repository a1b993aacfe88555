import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./languages-messages.en.ts";
import { messages as et } from "./languages-messages.et.ts";
import { messages as lt } from "./languages-messages.lt.ts";
import { messages as lv } from "./languages-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
