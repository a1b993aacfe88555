import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./payment-task-messages.en.ts";
import { messages as et } from "./payment-task-messages.et.ts";
import { messages as lt } from "./payment-task-messages.lt.ts";
import { messages as lv } from "./payment-task-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
