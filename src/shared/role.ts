/** What an administrator may do. The roles begin with the one that may do least; each may also do what those before it may. `who`: in a sentence of the description of endpoints. */
export const ROLE_MEANING = {
  administrator: { who: "an administrator" },
  superuser: { who: "a superuser" },
} as const;

export type Role = keyof typeof ROLE_MEANING;
export const ROLES = Object.keys(ROLE_MEANING) as [Role, ...Role[]];

/** False for a role that is unknown. */
export const mayActAs = (role: Role, needed: Role): boolean =>
  ROLES.includes(needed) && ROLES.indexOf(role) >= ROLES.indexOf(needed);
