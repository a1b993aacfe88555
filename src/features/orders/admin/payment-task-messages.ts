import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/payment-task-messages.en.ts";
import { messages as et } from "./messages/payment-task-messages.et.ts";
import { messages as lt } from "./messages/payment-task-messages.lt.ts";
import { messages as lv } from "./messages/payment-task-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
