import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/import-messages.en.ts";
import { messages as et } from "./messages/import-messages.et.ts";
import { messages as lt } from "./messages/import-messages.lt.ts";
import { messages as lv } from "./messages/import-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
