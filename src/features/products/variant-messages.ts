import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/variant-messages.en.ts";
import { messages as et } from "./messages/variant-messages.et.ts";
import { messages as lt } from "./messages/variant-messages.lt.ts";
import { messages as lv } from "./messages/variant-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
