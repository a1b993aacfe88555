import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./state-messages.en.ts";

export const messages = {
  attempts: {
    opening: "Avamisel",
    open: "Makselehel",
    given_up: "Pooleli jäetud",
    awaiting: "Raha on teel",
    review: "Kontrollimisel",
    paid: "Makstud",
    failed: "Ebaõnnestus",
    expired: "Katkestatud",
    overpaid: "Makstud kaks korda",
    reversed: "Pank võttis tagasi",
  },
  providers: { "test-page": "Proovileht", "by-hand": "Käsitsi" },
  tasks: {
    dispute: {
      label: "Vaidlustus",
      nextStep: "Vasta makseteenuses, tõendiks jälgimisnumber. Vastuseta jäämisel on raha kadunud.",
    },
    reversed: {
      label: "Makse tagasi võetud",
      nextStep:
        "Ära saada. Klient sai kirja: uuesti maksmine loob uue tellimuse, mis võtab kauba üle. Kaup jääb alles, kuni otsustad: teistele müümiseks tühista tellimus. Kui kaup on juba teel, kirjuta kliendile.",
    },
    "partly-reversed": {
      label: "Osa rahast tagasi võetud",
      nextStep:
        "Enne kui midagi veel teele läheb, palu kliendil vahe maksta või tühista tellimus ja tagasta ülejäänud raha.",
    },
    "refund-failed": {
      label: "Tagasimakse ebaõnnestus",
      nextStep: "Tagasta kliendile raha muul viisil, näiteks pangaülekandega.",
    },
    "refund-waits": {
      label: "Tagasimakse ootab",
      nextStep: "Vaata makseteenusest, miks tagasimakset ei ole veel tehtud. Pood küsib seda edasi.",
    },
    "refund-by-hand": {
      label: "Tagasimakse tuleb teha",
      nextStep:
        "Kanna raha kliendile üle või anna see tagasi sularahas või makseterminali kaudu. Seejärel märgi ülesanne tehtuks.",
    },
    "paid-twice": {
      label: "Makstud kaks korda",
      nextStep:
        "Tagasta teine makse makseteenuses või maksa kliendile tagasi muul viisil. Esimene makse jääb kehtima ja midagi juurde saata ei ole vaja.",
    },
    difference: {
      label: "Erinevus",
      nextStep: "Võrdle seda makset makseteenuses tellimusega ja paranda, mis on vale.",
    },
  },
  noTask: "Sellist ülesannet ei ole.",
  taskDone: "Keegi on selle ülesande juba teinud.",
  allRefunded: "Kõik makstu on juba tagastatud.",
  atMost: (money: string) => `Tagastada saab kõige rohkem ${money}.`,
  refundTooSmall: (money: string, provider: string, least: string) =>
    `Tagasimakse ${money} on liiga väike: ${provider} tagastab ühest maksest vähemalt ${least}.`,
  refundKnown: "Seda tagasimakset on juba teiste andmetega taotletud.",
} satisfies Messages<typeof en>;
