import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./readiness-messages.en.ts";
import { messages as et } from "./readiness-messages.et.ts";
import { messages as lt } from "./readiness-messages.lt.ts";
import { messages as lv } from "./readiness-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
