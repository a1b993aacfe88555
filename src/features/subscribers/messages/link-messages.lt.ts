import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./link-messages.en.ts";

export const messages = {
  home: "Grįžti į pradžią",
  broken: {
    title: "Ši nuoroda neveikia",
    text: "Galbūt ji nepilna arba priklauso prenumeratai, kurios nebėra. Užsiprenumeruoti iš naujo galite čia.",
  },
  ended: {
    title: "Ši prenumerata baigėsi",
    text: "Pagal ją daugiau nieko nesiunčiame. Jei laiškas vis tiek ateis, naudokite jame esančią nuorodą.",
  },
  confirm: {
    title: "Dar vienas žingsnis",
    text: "Paspauskite mygtuką, ir mūsų laiškai jus suras.",
    button: "Patvirtinti prenumeratą",
    doneTitle: "Prenumerata patvirtinta",
    doneText: "Ačiū. Gausite kitą mūsų laišką.",
  },
  unsubscribe: {
    title: "Atsisakyti naujienlaiškio",
    text: "Norėdami atsisakyti naujienlaiškio, paspauskite mygtuką. Laiškams apie jūsų užsakymus tai netaikoma.",
    button: "Atsisakyti naujienlaiškio",
    doneTitle: "Naujienlaiškio atsisakyta",
    doneText: "Naujienlaiškio nebesiųsime. Jei jo pasiilgsite, užsiprenumeruokite iš naujo šio puslapio apačioje.",
  },
  preferences: {
    title: "Jūsų laiškai",
    lead: (email: string) => `Ką siunčiame adresu ${email}. Laiškams apie jūsų užsakymus tai netaikoma.`,
    emails: "Naujienlaiškis",
    all: "Kiekvienas laiškas",
    none: "Nė vieno",
    noneMore: "Vėl užsiprenumeruoti galite čia arba bet kurio puslapio apačioje.",
    save: "Išsaugoti",
    language: "Laiškai siunčiami lietuvių kalba, kaip ir šis puslapis.",
    kept: "Išsaugota.",
    ended: "Naujienlaiškio nebesiųsime.",
    refused: "Nepavyko išsaugoti. Pasirinkite.",
  },
} satisfies Messages<typeof en>;
