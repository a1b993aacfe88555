import type { Messages } from "#shared/messages.ts";
import type { messages as en } from "./messages.en.ts";

export const messages = {
  label: "Paveikslėliai",
  hint: (max: number) =>
    `Iki ${max}, kiekvienas ne didesnis kaip 15 MB. Pirmasis yra pagrindinis; tvarka keičiama velkant.`,
  choose: "Įkelti paveikslėlius",
  drop: "arba nuvilkite juos čia",
  main: "Pagrindinis",
  image: (place: number, count: number) => `${place} paveikslėlis iš ${count}`,
  earlier: (place: number) => `Perkelti ${place} paveikslėlį pirmyn`,
  later: (place: number) => `Perkelti ${place} paveikslėlį atgal`,
  remove: (place: number) => `Pašalinti ${place} paveikslėlį`,
  moved: (from: number, to: number) => `${from} paveikslėlis perkeltas į ${to} vietą.`,
  uploading: (name: string) => `Įkeliama: ${name}`,
  discard: (name: string) => `Atsisakyti: ${name}`,
  again: (name: string) => `Bandyti dar kartą: ${name}`,
  tooMany: { title: "Per daug paveikslėlių", text: "Vienai prekei galima įkelti ne daugiau kaip 6 paveikslėlius." },
  invalid: { title: "Netinkami failai", text: "Pasirinkite tik paveikslėlių failus (JPG, PNG ir pan.)" },
  uploaded: { title: "Paveikslėliai įkelti", text: (count: number) => `Įkelta paveikslėlių: ${count}.` },
  undo: "Atšaukti",
  removed: { title: "Paveikslėlis pašalintas", text: "Prekės paveikslėlis pašalintas." },
  library: {
    upload: "Įkelti paveikslėlį",
    uploading: "Įkeliama…",
    or: "arba pasirinkite iš tų, kuriuos parduotuvė jau turi:",
    pick: (name: string) => `Naudoti: ${name}`,
  },
  failed: "Įkelti nepavyko",
  noData: "Įkeliant negauta atsakymo",
  failedLine: "Paveikslėlių įkelti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.",
  failedText: "Paveikslėlių įkelti nepavyko. Bandykite dar kartą.",
} satisfies Messages<typeof en>;
