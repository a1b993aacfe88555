import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./refund-messages.en.ts";
import { messages as et } from "./refund-messages.et.ts";
import { messages as lt } from "./refund-messages.lt.ts";
import { messages as lv } from "./refund-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
