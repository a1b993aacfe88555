import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  notShipped: {
    reversed: (number: string) => `Pank võttis tellimuse ${number} makse tagasi, seetõttu seda ei saadeta.`,
    refunded: (number: string) => `Tellimuse ${number} raha on täielikult tagastatud, seetõttu seda ei saadeta.`,
    failed: (number: string) => `Tellimuse ${number} makse ebaõnnestus, seega seda ei saadeta.`,
  },
  usedCode: (code: string, number: string) => `Jälgimisnumber ${code} kuulub juba tellimusele ${number}.`,
  shippedMeanwhile: (number: string, code: string | null) =>
    `Tellimus ${number} on vahepeal saadetud${code ? `, jälgimisnumber ${code}` : ""}. Kui see on vale, paranda paki andmeid.`,
  sequenceEnds: (prefix: string) => `Kõik eesliite ${prefix} numbrid on kasutatud. Vali teine eesliide.`,
} satisfies Messages<typeof en>;
