import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/notice-problem-messages.en.ts";
import { messages as et } from "./messages/notice-problem-messages.et.ts";
import { messages as lt } from "./messages/notice-problem-messages.lt.ts";
import { messages as lv } from "./messages/notice-problem-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
