import pg from "pg";

/** The statements that this process sends to the database meanwhile, in order, BEGIN and COMMIT included. */
export async function statementsDuring(action: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [what] = args as [string | { text?: string }];
    statements.push(typeof what === "string" ? what : (what.text ?? ""));
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await action();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
