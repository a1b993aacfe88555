/** What is said of a file of products. */
export const messages = {
  noText: "This is no CSV file. In a spreadsheet, save it as CSV first.",
  empty: "The file holds no products: its first line names the columns, each further line is a product.",
  tooMany: (max: number) => `The file has more than ${max.toLocaleString("en")} products. Please part it.`,
  unknownColumn: (title: string) => `There is no column called “${title.slice(0, 60)}”.`,
  columnTwice: (title: string) => `The column “${title.slice(0, 60)}” is there twice.`,
  noName: "The file needs a column ID, Article number or Name.",
  specification: (line: string) => `Specifications: “${line.slice(0, 60)}” is not of the form Label: value.`,
  details: "Key features, benefits, how to use or specifications: too many lines, or a line that is too long.",
  yesOrNo: (title: string) => `${title}: yes or no, please.`,
  noSuchId: "There is no product with this ID.",
  twice: "This product is already in an earlier line of the file.",
  stockDone: "The stock stays as it is: this file has changed it already.",
  stockKept: "The stock stays as it is: the column “Stock when exported” is needed to change it without losing sales.",
} as const;
