import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./activity-messages.en.ts";
import { messages as et } from "./activity-messages.et.ts";
import { messages as lt } from "./activity-messages.lt.ts";
import { messages as lv } from "./activity-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
