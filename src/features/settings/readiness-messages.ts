import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/readiness-messages.en.ts";
import { messages as et } from "./messages/readiness-messages.et.ts";
import { messages as lt } from "./messages/readiness-messages.lt.ts";
import { messages as lv } from "./messages/readiness-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
