import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  noSuchProduct: (sku: string) => `Nevienai precei nav artikula numura ${sku}.`,
  severalProducts: (found: string) => `Šis artikula numurs ir vairākām precēm: ${found}. Ierakstiet to precīzi.`,
  needsSku: "Ievadiet artikula numuru.",
  day: "Dienu raksta šādi: 2026-11-21.",
  needsHazard: "Pasakiet, kas ir bīstams.",
  needsInstructions: "Pasakiet, kas pircējiem jādara.",
  needsEnglish: "Trūkst teksta angļu valodā.",
  daysReversed: "Pirmā diena ir pēc pēdējās.",
  nobody: "Neviens to nav pircis, tāpēc nav, kam rakstīt.",
  twoRemedies: "Piedāvājiet vismaz divus no šiem: remonts, apmaiņa, naudas atmaksa.",
  sentBefore: "Šī atsaukšana jau ir nosūtīta. Skatiet līdzšinējās atsaukšanas; cits teksts ir cita atsaukšana.",
  others: (count: number) => `Pircēji pa to laiku ir mainījušies: tagad ${count}. Apskatiet sarakstu vēlreiz.`,
} satisfies Messages<typeof en>;
