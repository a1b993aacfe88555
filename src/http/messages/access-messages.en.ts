/** What those read who may not do something. */
export const messages = {
  signIn: "Admin authentication required",
  roles: { administrator: "Administrator", superuser: "Superuser" },
  needed: (role: string) => `${role} access required`,
} as const;
