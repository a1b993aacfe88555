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
  providers: { "test-page": "Izmēģinājuma lapa", "by-hand": "Ar roku" },
  tasks: {
    dispute: {
      label: "Strīds",
      nextStep:
        "Atbildiet maksājumu pakalpojumā, kā pierādījumu pievienojot sūtījuma numuru. Bez atbildes nauda ir zaudēta.",
    },
    reversed: {
      label: "Maksājums atsaukts",
      nextStep:
        "Nesūtiet. Klients saņēma vēstuli: maksājot vēlreiz, rodas jauns pasūtījums, kas pārņem preces. Tās tiek glabātas, līdz izlemjat: lai pārdotu citiem, atceliet pasūtījumu. Ja preces jau nosūtītas, rakstiet klientam.",
    },
    "partly-reversed": {
      label: "Daļa naudas atsaukta",
      nextStep:
        "Pirms vēl kaut ko sūtāt, lūdziet klientam samaksāt starpību vai atceliet pasūtījumu un atmaksājiet atlikumu.",
    },
    "refund-failed": {
      label: "Atmaksa neizdevās",
      nextStep: "Atmaksājiet klientam citādi, piemēram, ar bankas pārskaitījumu.",
    },
    "refund-waits": {
      label: "Atmaksa gaida",
      nextStep: "Pārbaudiet maksājumu pakalpojumā, kāpēc atmaksa vēl nav veikta. Veikals to turpina pieprasīt.",
    },
    "refund-by-hand": {
      label: "Atmaksa jāizmaksā",
      nextStep:
        "Pārskaitiet naudu klientam vai atdodiet to skaidrā naudā vai karšu terminālī. Pēc tam atzīmējiet uzdevumu kā pabeigtu.",
    },
    "paid-twice": {
      label: "Samaksāts divreiz",
      nextStep:
        "Atmaksājiet otro maksājumu maksājumu pakalpojumā vai atmaksājiet klientam citādi. Pirmais maksājums paliek spēkā, un nekas papildus nav jāsūta.",
    },
    difference: {
      label: "Atšķirība",
      nextStep: "Salīdziniet šo maksājumu maksājumu pakalpojumā ar pasūtījumu un izlabojiet kļūdu.",
    },
  },
  noTask: "Tāda uzdevuma nav.",
  taskDone: "Kāds šo uzdevumu jau ir izdarījis.",
  allRefunded: "Viss samaksātais jau ir atmaksāts.",
  atMost: (money: string) => `Atmaksāt var ne vairāk kā ${money}.`,
  refundTooSmall: (money: string, provider: string, least: string) =>
    `Atmaksa ${money} ir pārāk maza: ${provider} no viena maksājuma atmaksā vismaz ${least}.`,
  refundKnown: "Šī atmaksa jau ir pieprasīta ar citiem datiem.",
} satisfies Messages<typeof en>;
