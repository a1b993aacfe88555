import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/problem-messages.en.ts";
import { messages as et } from "./messages/problem-messages.et.ts";
import { messages as lt } from "./messages/problem-messages.lt.ts";
import { messages as lv } from "./messages/problem-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
