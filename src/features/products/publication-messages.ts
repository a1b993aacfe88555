import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./publication-messages.en.ts";
import { messages as et } from "./publication-messages.et.ts";
import { messages as lt } from "./publication-messages.lt.ts";
import { messages as lv } from "./publication-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
