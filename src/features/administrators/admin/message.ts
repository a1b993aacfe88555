/** What a deed on the team came to, told above the list. */
export interface Message {
  tone: "success" | "danger";
  text: string;
}
