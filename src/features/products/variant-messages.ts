import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./variant-messages.en.ts";
import { messages as et } from "./variant-messages.et.ts";
import { messages as lt } from "./variant-messages.lt.ts";
import { messages as lv } from "./variant-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
