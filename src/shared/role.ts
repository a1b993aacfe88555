const MEANING = {
  administrator: { who: "an administrator" },
  superuser: { who: "a superuser" },
} as const;

/** What an administrator may do. The roles begin with the one that may do least; each may also do what those before it may. */
export type Role = keyof typeof MEANING;
export const ROLES = Object.keys(MEANING) as [Role, ...Role[]];

/** How a role is called in a sentence of the description of endpoints. */
export const ROLE_MEANING: Readonly<Record<Role, { who: string }>> = MEANING;

/** False for a role that is unknown. */
export const mayActAs = (role: Role, needed: Role): boolean =>
  ROLES.includes(needed) && ROLES.indexOf(role) >= ROLES.indexOf(needed);
