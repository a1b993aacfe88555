import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/product-input-messages.en.ts";
import { messages as et } from "./messages/product-input-messages.et.ts";
import { messages as lt } from "./messages/product-input-messages.lt.ts";
import { messages as lv } from "./messages/product-input-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
