import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/guarantee-notice-messages.en.ts";
import { messages as et } from "./messages/guarantee-notice-messages.et.ts";
import { messages as lt } from "./messages/guarantee-notice-messages.lt.ts";
import { messages as lv } from "./messages/guarantee-notice-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
