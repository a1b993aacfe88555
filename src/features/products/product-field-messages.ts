import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/product-field-messages.en.ts";
import { messages as et } from "./messages/product-field-messages.et.ts";
import { messages as lt } from "./messages/product-field-messages.lt.ts";
import { messages as lv } from "./messages/product-field-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
