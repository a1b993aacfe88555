import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/refund-messages.en.ts";
import { messages as et } from "./messages/refund-messages.et.ts";
import { messages as lt } from "./messages/refund-messages.lt.ts";
import { messages as lv } from "./messages/refund-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
