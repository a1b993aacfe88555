import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/csv-messages.en.ts";
import { messages as et } from "./messages/csv-messages.et.ts";
import { messages as lt } from "./messages/csv-messages.lt.ts";
import { messages as lv } from "./messages/csv-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
