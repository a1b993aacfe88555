import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./operator-messages.en.ts";
import { messages as et } from "./operator-messages.et.ts";
import { messages as lt } from "./operator-messages.lt.ts";
import { messages as lv } from "./operator-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
