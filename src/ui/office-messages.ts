import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/office-messages.en.ts";
import { messages as et } from "./messages/office-messages.et.ts";
import { messages as lt } from "./messages/office-messages.lt.ts";
import { messages as lv } from "./messages/office-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
