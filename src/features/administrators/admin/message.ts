/** The outcome of an action, shown above the list. */
export interface Message {
  tone: "success" | "danger";
  text: string;
}
