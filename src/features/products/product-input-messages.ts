import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./product-input-messages.en.ts";
import { messages as et } from "./product-input-messages.et.ts";
import { messages as lt } from "./product-input-messages.lt.ts";
import { messages as lv } from "./product-input-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
