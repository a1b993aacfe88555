/** Every sentence about administrators (back office 8). */
export const messages = {
  wrong: "Invalid email or password",
  locked: "Too many login attempts. Please try again in 15 minutes",
  onlySuperusersAdd: "Only superusers can add new admin users.",
  onlySuperusersRemove: "Only superusers can remove admin users.",
  notFound: "User not found",
  exists: "An admin user with this email already exists",
  lastSuperuser: "The last superuser cannot be removed.",
  notYourself: "You cannot remove yourself.",
  short: "Password must be at least 6 characters long.",
  common: "This password is too easy to guess. Please choose another.",
  ownAddress: "The password must not contain your email address.",
  samePassword: "This is your password already.",
  tooManyResets: (minutes: number) =>
    minutes === 1
      ? "Too many requests. Please try again in 1 minute."
      : `Too many requests. Please try again in ${minutes} minutes.`,
  invalidLink: "The password reset link is invalid or has expired.",
  secondFactor: {
    required: "Please enter the code of your authenticator.",
    wrong: "This code is not right, or was used already.",
    already: "The second factor is on already.",
    password: "This is not your password.",
  },
  passkeys: {
    wrong: "This passkey was not accepted. Please try again.",
    exists: "This passkey is added already.",
    notFound: "There is no such passkey.",
    tooMany: "You have 20 passkeys. Please remove one first.",
    needsName: "Passkeys need a domain name or localhost, not an IP address.",
  },
  noSession: "This session has ended already.",
  storeEmailCheck: {
    subject: (store: string) => `This is the email address of ${store}`,
    title: "The address works",
    text: "This address was entered as the store email. Customers write to it, and the shop emails you there when an order needs attention.",
    button: "Open the settings",
    ignore: "If you do not know this shop, somebody mistyped an address: do nothing.",
  },
  settingEmail: {
    subject: (store: string) => `A setting of ${store} was changed`,
    title: { trader_iban: "The bank account was changed", store_email: "The store email was changed" },
    text: (who: string, before: string, after: string) => `${who} changed it from ${before} to ${after}.`,
    empty: "nothing",
    somebody: "Somebody",
    button: "Open the settings",
    ignore: "If nobody of you did this, change it back at once, and have everybody choose a new password.",
  },
  invitedEmail: {
    subject: (store: string) => `Your access to ${store}`,
    title: "Welcome to the back office",
    text: "You were added as an administrator. Choose a password of your own: the link works once, for 24 hours.",
    button: "Choose a password",
    ignore: "After that, Forgot your password? on the sign-in page sends you another link.",
  },
  resetEmail: {
    subject: (store: string) => `Reset your password at ${store}`,
    title: "Reset your password",
    text: "Somebody asked for a new password for the back office. The link works once, for 30 minutes.",
    button: "Choose a new password",
    ignore: "If it was not you, do nothing: your password stays as it is.",
  },
} as const;
