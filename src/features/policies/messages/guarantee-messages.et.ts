import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./guarantee-messages.en.ts";

export const messages = {
  title: "Müüja seadusest tulenev vastutus",
  text: "Kui kaup ei vasta lepingule, on Euroopa Liidu tarbijal vähemalt 2 aastat alates üleandmisest, mille jooksul peab müüja puuduse tasuta kõrvaldama: parandama või asendama, ja kui see ei õnnestu, hinda alandama või raha tagastama. Mõnes riigis on tähtaeg pikem.",
  more: "Sinu õigused Euroopa Liidus",
} satisfies Messages<typeof en>;
