import { customType, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import type { Role } from "#shared/role.ts";

/** A flag tells the two roles apart. A third makes it a text, in a migration. */
const roleColumn = customType<{ data: Role; driverData: boolean }>({
  dataType: () => "boolean",
  toDriver: (role) => role === "superuser",
  fromDriver: (isSuperuser) => (isSuperuser ? "superuser" : "administrator"),
});

export const administrators = pgTable("administrators", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  role: roleColumn("is_superuser").notNull().default("administrator"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});
