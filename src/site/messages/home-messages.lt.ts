import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./home-messages.en.ts";

export const messages = {
  hero: {
    eyebrow: "Kvapų difuzoriai ir gryni aliejai",
    title: "Tylesnis vakaras",
    lead: "Keramika, akmuo ir stiklas, kurie pripildo kambarį kvapo ir pasitraukia į antrą planą. Prie jų – gryni eteriniai aliejai.",
    shop: "Žiūrėti kolekciją",
    story: "Mūsų istorija",
    film: "Iš difuzoriaus šiltoje šviesoje kyla rūkas",
  },
  featured: "Rekomenduojamos prekės",
  featuredLead: "Naujausios mūsų kolekcijos prekės.",
  description:
    "Kvapų difuzoriai, gryni eteriniai aliejai ir priedai ramiems namams, pristatome visoje Europoje ir į JAV.",
} satisfies Messages<typeof en>;
