import { describe, expect, it } from "vitest";
import { contractions, outOfOrder } from "../scripts/migrations.ts";

describe("a migration that the version before could not bear is refused", () => {
  it.each([
    ["a table goes", "DROP TABLE letters", "drops a table, view or type"],
    ["a column goes", "ALTER TABLE orders ADD COLUMN a int,\n  DROP COLUMN b", "drops a column"],
    ["a column goes, in short", "alter table orders drop note", "drops a column"],
    ["a table is renamed", "ALTER TABLE letters RENAME TO emails", "renames"],
    ["a column is renamed", "ALTER TABLE letters RENAME cause TO event", "renames"],
    ["a column has another type", "ALTER TABLE orders ALTER COLUMN note TYPE int", "changes a type"],
    ["a column has another type, in full", "ALTER TABLE orders ALTER note SET DATA TYPE int", "changes a type"],
    ["a column must be filled now", "ALTER TABLE orders ALTER note SET NOT NULL", "forbids NULL"],
    [
      "a new column must be filled",
      "ALTER TABLE orders ADD gift numeric(12, 2) NOT NULL",
      "adds a column that is NOT NULL without a default",
    ],
  ])("%s", (_what, sql, fault) => expect(contractions(`SELECT 1; ${sql};`)).toEqual([fault]));
});

describe("a migration that the version before can bear is taken", () => {
  it.each([
    ["a new table", "CREATE TABLE gifts (id int NOT NULL, note text)"],
    ["a new column with a default", "ALTER TABLE orders ADD COLUMN gift boolean NOT NULL DEFAULT false, ADD note text"],
    ["a new column that the database fills", "ALTER TABLE orders ADD n int NOT NULL GENERATED ALWAYS AS (1) STORED"],
    [
      "a rule that is loosened",
      "ALTER TABLE orders DROP CONSTRAINT a, ALTER note DROP NOT NULL, ALTER note DROP DEFAULT",
    ],
    ["a rule under another name", "ALTER TABLE orders RENAME CONSTRAINT a TO b"],
    ["a trigger that is replaced", "DROP TRIGGER a ON orders; DROP FUNCTION b; DROP INDEX c"],
    ["words in a text, a comment or a function", "-- DROP TABLE a\nSELECT 'DROP TABLE b', $$ DROP TABLE c; $$"],
    ["one that says since when nothing uses it", "-- contracts: nothing reads it since 0.4\nDROP TABLE letters"],
  ])("%s", (_what, sql) => expect(contractions(`${sql};`)).toEqual([]));

  it("but not one that says so without a reason", () =>
    expect(contractions("-- contracts:\nDROP TABLE letters;")).toHaveLength(1));
});

it("a migration that sorts before one that a database may have is refused", () => {
  const known = ["0091-kept-sums.sql", "0096-announced.sql"];
  expect(outOfOrder(["0092-lists.sql", "0097-next.sql"], known)).toEqual(["0092-lists.sql"]);
});
