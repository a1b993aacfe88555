const kits = (count: number): string => (count === 1 ? "1 kit" : `${count.toLocaleString("en")} kits`);

/** What the back office says of kits, screens and endpoints alike. */
export const messages = {
  title: "Parts",
  lead: "A kit is made of other products. It has its own price, images and texts, and no stock: it can be sold as often as its parts allow.",
  none: "This product has no parts.",
  count: (count: number, max: number) => `${count} of ${max} parts`,
  makes: (pieces: number) => `The parts make ${kits(pieces)} now.`,
  add: "Add a part",
  loadFailed: "Failed to load products",
  piecesOf: (name: string) => `Pieces of ${name} in one kit`,
  pieces: (max: number) => `A part has 1 to ${max} pieces.`,
  badge: "Kit",
  unknownPart: "There is no such product.",
  retiredPart: "Out of the shop: the kit cannot be sold",
  waitingPart: (state: string) => `${state}: the kit cannot be sold until this part is published`,
  partIsKit: "A kit is no part of another kit",
  inStock: (count: number) => `${count.toLocaleString("en")} in stock`,
  stockOfKit: "A kit has no stock of its own. Change the stock of its parts.",
  weightOfParts: (grams: number) => `Left empty, it is that of its parts: ${grams} g.`,
  tooMany: (max: number) => `A kit has at most ${max} parts.`,
  twice: "A part is named twice. Write the number of its pieces instead.",
  unreadable: "Parts are written as article numbers, such as OIL-1 x 2 | BOX-1.",
  unknown: (sku: string) => `No product has the article number “${sku.slice(0, 64)}”.`,
  itself: "A kit cannot contain itself.",
  kitInKit: "A kit is no part of another kit.",
  hasStock: "A kit has no stock of its own. Set the stock of this product to 0 before you give it parts.",
  wasSold: "This product was sold from its own stock. Make a new product for the kit.",
  inKits: (name: string, kits: string) => `“${name}” is a part of ${kits}, which cannot be sold without it.`,
  takeOutFirst: (name: string, kits: string) =>
    `“${name}” is a part of ${kits}. Take it out of there before you delete it.`,
  evenSo: "Take out of the shop",
} as const;
