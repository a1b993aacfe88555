import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./problem-messages.en.ts";
import { messages as et } from "./problem-messages.et.ts";
import { messages as lt } from "./problem-messages.lt.ts";
import { messages as lv } from "./problem-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
