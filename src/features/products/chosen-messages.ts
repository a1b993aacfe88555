import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./chosen-messages.en.ts";
import { messages as et } from "./chosen-messages.et.ts";
import { messages as lt } from "./chosen-messages.lt.ts";
import { messages as lv } from "./chosen-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
