import { countedIn } from "#shared/plural.ts";

const counted = countedIn("en");

/** What shoppers read of variants beside their choice, and on cards how many there are. */
export const messages = {
  yes: "Yes",
  no: "No",
  counts: {
    size: (count: number) => counted(count, { one: "size", other: "sizes" }),
    colour: (count: number) => counted(count, { one: "colour", other: "colours" }),
    scent: (count: number) => counted(count, { one: "scent", other: "scents" }),
    other: (count: number) => counted(count, { one: "choice", other: "choices" }),
  },
  onlyElsewhere: (values: string) => `Only in another combination: ${values}`,
  soldOutChoices: (values: string) => `Out of stock: ${values}`,
} as const;
