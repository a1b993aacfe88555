import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/campaign-messages.en.ts";
import { messages as et } from "./messages/campaign-messages.et.ts";
import { messages as lt } from "./messages/campaign-messages.lt.ts";
import { messages as lv } from "./messages/campaign-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
