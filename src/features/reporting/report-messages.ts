import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./report-messages.en.ts";
import { messages as et } from "./report-messages.et.ts";
import { messages as lt } from "./report-messages.lt.ts";
import { messages as lv } from "./report-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
