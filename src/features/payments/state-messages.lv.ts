import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./state-messages.en.ts";

export const messages = {
  attempts: {
    opening: "Tiek atvērts",
    open: "Maksājuma lapā",
    given_up: "Pamests",
    awaiting: "Nauda ir ceļā",
    review: "Tiek pārbaudīts",
    paid: "Apmaksāts",
    failed: "Neizdevās",
    expired: "Pārtraukts",
    overpaid: "Samaksāts divreiz",
    reversed: "Banka atsauca",
  },
  tasks: {
    dispute: {
      label: "Strīds",
      nextStep:
        "Atbildiet maksājumu pakalpojumā, kā pierādījumu pievienojot sūtījuma numuru. Bez atbildes nauda ir zaudēta.",
    },
    reversed: {
      label: "Maksājums atsaukts",
      nextStep:
        "Nesūtiet. Klients saņēma vēstuli: maksājot vēlreiz, rodas jauns pasūtījums. Atceliet šo, kad jaunais ir apmaksāts vai termiņš beidzies. Ja preces jau nosūtītas, rakstiet klientam.",
    },
    "refund-failed": {
      label: "Atmaksa neizdevās",
      nextStep: "Atmaksājiet klientam citādi, piemēram, ar bankas pārskaitījumu.",
    },
    "refund-waits": {
      label: "Atmaksa gaida",
      nextStep: "Pārbaudiet maksājumu pakalpojumā, kāpēc nauda tur nav saņemta.",
    },
    difference: {
      label: "Atšķirība",
      nextStep: "Salīdziniet šo maksājumu maksājumu pakalpojumā ar pasūtījumu un izlabojiet kļūdu.",
    },
  },
  noTask: "Tāda uzdevuma nav.",
  taskDone: "Kāds šo uzdevumu jau ir izdarījis.",
  allRefunded: "Viss samaksātais jau ir atmaksāts.",
  refundKnown: "Šī atmaksa jau ir pieprasīta ar citiem datiem.",
} satisfies Messages<typeof en>;
