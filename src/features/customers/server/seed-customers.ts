import type { Tx } from "#platform/database/database.ts";
import { insertMany } from "#platform/database/insert-many.ts";
import { SeededRandom } from "#shared/seeded-random.ts";
import { customers } from "./customers-table.ts";

const FIRST = ["Mari", "Jaan", "Liis", "Kadri", "Anna", "Jonas", "Ilze", "Mikko", "Sofia", "Lena", "Paul", "Camille"];
const LAST = ["Tamm", "Saar", "Kask", "Berzins", "Kalnins", "Virtanen", "Nieminen", "Weber", "Martin", "Lind", "Novak"];

export interface SeededCustomer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** People who exist nowhere, numbered from `first`. */
export async function seedCustomers(tx: Tx, first: number, count: number, since: Date): Promise<SeededCustomer[]> {
  const people = Array.from({ length: count }, (_, i) => {
    const random = new SeededRandom(first + i + 1_000_000_000);
    const [firstName, lastName] = [random.pick(FIRST), random.pick(LAST)];
    const email = `${firstName}.${lastName}.${first + i}@example.com`.toLowerCase();
    return { id: random.uuid(), email, firstName, lastName };
  });
  await insertMany(
    tx,
    customers,
    people.map((person) => ({ ...person, createdAt: since })),
  );
  return people;
}
