import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  title: "Meie uudiskiri",
  lead: "Uued lõhnad, mõni õhtut väärt artikkel ja ei midagi muud.",
  email: "E-posti aadress",
  button: "Telli",
  busy: "Tellime…",
  consent: "Umbes kaks korda kuus e-postiga. Uudiskirjast saad loobuda igal ajal.",
  privacy: "Privaatsuspoliitika",
  asked: "Veel üks samm: vajuta lingile kirjas, mille sulle saatsime. See võib olla rämpsposti kaustas.",
  already: "Kui kirju ei tule, vajuta lingile kirjas, mille sulle saatsime. See võib olla rämpsposti kaustas.",
  toasts: {
    required: { title: "E-posti aadress on puudu", description: "Palun sisesta oma e-posti aadress" },
    invalid: { title: "Vigane e-posti aadress", description: "Palun sisesta kehtiv e-posti aadress" },
    subscribed: { title: "Uudiskiri on tellitud!", description: "Aitäh, et tellisid meie uudiskirja." },
    alreadyError: "Sellele aadressile on uudiskiri juba tellitud",
    already: { title: "Juba tellitud", description: "Sellele e-posti aadressile on meie uudiskiri juba tellitud." },
    failed: { title: "Tellimine ebaõnnestus", description: "Tellimisel tekkis tõrge. Palun proovi uuesti." },
    tooMany: (time: string) => ({
      title: "Tellimine ebaõnnestus",
      description: `Lühikese aja jooksul oli liiga palju katseid. Palun proovi uuesti, ooteaeg on ${time}.`,
    }),
    refused: (reason: string) => ({ title: "Tellimine ebaõnnestus", description: reason || "Palun proovi uuesti." }),
  },
} satisfies Messages<typeof en>;
