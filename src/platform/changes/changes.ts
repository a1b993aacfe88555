/** What happened to which thing: kinds are words of the shop such as "product", "settings", "letters". */
export interface Change {
  kind: string;
  id: string;
}
