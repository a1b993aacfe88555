import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./order-detail-messages.en.ts";
import { messages as et } from "./order-detail-messages.et.ts";
import { messages as lt } from "./order-detail-messages.lt.ts";
import { messages as lv } from "./order-detail-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
