import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/report-messages.en.ts";
import { messages as et } from "./messages/report-messages.et.ts";
import { messages as lt } from "./messages/report-messages.lt.ts";
import { messages as lv } from "./messages/report-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
