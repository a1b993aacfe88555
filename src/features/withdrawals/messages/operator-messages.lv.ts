import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./operator-messages.en.ts";

export const messages = {
  withoutOrder: {
    title: "Atteikums bez pasūtījuma",
    reason: "Klients atteicās no līguma, bet nevienam apmaksātam pasūtījumam nav norādītā numura un e-pasta adreses.",
    open: "Atrast pasūtījumu",
  },
  noSuchReturn: "Tādas atgriešanas nav.",
  refundTooMuch: "Atmaksātu vairāk, nekā ir atgriešanā.",
  refundUnsent: "Par nosūtīto naudu atmaksā, kad preces ir šeit. Tagad varat atmaksāt to, kas vēl nav nosūtīts.",
  noPostage: "Sūtīšanas izdevumus sedz par bojātām precēm, kas nosūtītas atpakaļ.",
  postageKnown: "Šīs atgriešanas sūtīšanas izdevumi jau ir atzīmēti.",
  restockTooMuch: "Noliktavā atgrieztos vairāk, nekā ir atgriešanā.",
  refundFailed: "Maksājumu pakalpojumu sniedzējs noraidīja atmaksu. Iemesls ir pasūtījuma lapā.",
  refundMade: "Šīs atgriešanas nauda jau tiek atmaksāta. Lai to pabeigtu, nospiediet Atmaksāt.",
  needsRefusal: "Norādiet iemeslu. Pircējs to lasa.",
  returnMoved: "Kāds cits pa to laiku ir mainījis šo atgriešanu.",
  noSuchWithdrawal: "Šis atteikums ir atrisināts vai jau piesaistīts pasūtījumam.",
  noSuchOrder: (number: string) => `Nav apmaksāta vai nosūtīta pasūtījuma ${number}.`,
  openWithdrawals: (numbers: readonly string[]) =>
    `Vēl nav atrisināts atteikums vai atgriešana: ${numbers.join(", ")}. Vispirms atrisiniet to, tad datus varēs dzēst.`,
} satisfies Messages<typeof en>;
