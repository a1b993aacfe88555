import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./notice-problem-messages.en.ts";
import { messages as et } from "./notice-problem-messages.et.ts";
import { messages as lt } from "./notice-problem-messages.lt.ts";
import { messages as lv } from "./notice-problem-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
