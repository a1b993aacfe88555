import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./office-messages.en.ts";
import { messages as et } from "./office-messages.et.ts";
import { messages as lt } from "./office-messages.lt.ts";
import { messages as lv } from "./office-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
