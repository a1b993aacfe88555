import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/order-detail-messages.en.ts";
import { messages as et } from "./messages/order-detail-messages.et.ts";
import { messages as lt } from "./messages/order-detail-messages.lt.ts";
import { messages as lv } from "./messages/order-detail-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
