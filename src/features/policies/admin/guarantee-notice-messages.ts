import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./guarantee-notice-messages.en.ts";
import { messages as et } from "./guarantee-notice-messages.et.ts";
import { messages as lt } from "./guarantee-notice-messages.lt.ts";
import { messages as lv } from "./guarantee-notice-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
