import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./email-messages.en.ts";

export const messages = {
  subject: (product: string) => `Atkal pieejama prece: ${product}`,
  preview: "Jūs lūdzāt jums paziņot.",
  text: (product: string) =>
    `Prece ${product} atkal ir noliktavā. Atlikt to jums nevaram, tāpēc pasūtiet, kamēr tā ir.`,
  button: "Apskatīt preci",
  why: "Jūs saņemat šo vienu e-pastu, jo to lūdzāt preces lapā. Jūsu pieprasījums tagad ir izdzēsts.",
} satisfies Messages<typeof en>;
