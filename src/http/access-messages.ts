import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./access-messages.en.ts";
import { messages as et } from "./access-messages.et.ts";
import { messages as lt } from "./access-messages.lt.ts";
import { messages as lv } from "./access-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
