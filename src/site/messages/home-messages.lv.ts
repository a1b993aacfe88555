import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./home-messages.en.ts";

export const messages = {
  hero: {
    eyebrow: "Aromāta difuzori un tīras eļļas",
    title: "Klusāks vakars",
    lead: "Keramika, akmens un stikls, kas piepilda istabu ar smaržu un paliek fonā. Tiem klāt – tīras ēteriskās eļļas.",
    shop: "Skatīt kolekciju",
    story: "Mūsu stāsts",
    film: "No difuzora siltā gaismā ceļas migla",
  },
  featured: "Izvēlētās preces",
  featuredLead: "Jaunākais mūsu kolekcijā.",
  description: "Aromāta difuzori, tīras ēteriskās eļļas un piederumi mierīgām mājām, ar piegādi visā Eiropā un uz ASV.",
} satisfies Messages<typeof en>;
