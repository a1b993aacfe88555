import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/activity-messages.en.ts";
import { messages as et } from "./messages/activity-messages.et.ts";
import { messages as lt } from "./messages/activity-messages.lt.ts";
import { messages as lv } from "./messages/activity-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
