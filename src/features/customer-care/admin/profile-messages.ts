import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./messages/profile-messages.en.ts";
import { messages as et } from "./messages/profile-messages.et.ts";
import { messages as lt } from "./messages/profile-messages.lt.ts";
import { messages as lv } from "./messages/profile-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
