import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./kit-messages.en.ts";
import { messages as et } from "./kit-messages.et.ts";
import { messages as lt } from "./kit-messages.lt.ts";
import { messages as lv } from "./kit-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
