import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./state-messages.en.ts";
import { messages as et } from "./state-messages.et.ts";
import { messages as lt } from "./state-messages.lt.ts";
import { messages as lv } from "./state-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
