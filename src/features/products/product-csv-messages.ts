import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/product-csv-messages.en.ts";
import { messages as et } from "./messages/product-csv-messages.et.ts";
import { messages as lt } from "./messages/product-csv-messages.lt.ts";
import { messages as lv } from "./messages/product-csv-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
