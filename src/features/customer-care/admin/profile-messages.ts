import { inBackOfficeLanguages } from "#shared/messages.ts";
import { messages as en } from "./profile-messages.en.ts";
import { messages as et } from "./profile-messages.et.ts";
import { messages as lt } from "./profile-messages.lt.ts";
import { messages as lv } from "./profile-messages.lv.ts";

export const messages = inBackOfficeLanguages({ en, et, lv, lt });
