/** A title and a sentence, as toasts and the notice above the form show them. */
export interface ErrorMessage {
  title: string;
  description: string;
}
