import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./product-csv-messages.en.ts";
import { messages as et } from "./product-csv-messages.et.ts";
import { messages as lt } from "./product-csv-messages.lt.ts";
import { messages as lv } from "./product-csv-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
