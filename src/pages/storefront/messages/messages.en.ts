/** Contact and the pages of accounts, which are not open yet (storefront 2, decision 38). */
export const messages = {
  contact: {
    title: "Contact",
    description: "Write to us. We reply within 24 hours.",
    heading: "Write to us",
    reply: "We reply within 24 hours.",
  },
  accountsClosed: "Accounts are not open yet: you buy as a guest, and nothing you enter here is sent or kept.",
  isSample: "What you see is a sample.",
  login: {
    title: "Login",
    heading: "Welcome back",
    lead: "Sign in to your account.",
    email: "Email",
    password: "Password",
    submit: "Sign In",
    forgot: "Forgot your password?",
    create: "Create an account",
  },
  signup: {
    title: "Create Account",
    heading: "Create an account",
    lead: "Your orders and addresses in one place.",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    password: "Password",
    confirm: "Confirm password",
    submit: "Create Account",
    hasAccount: "Already have an account?",
    signIn: "Sign in",
  },
  account: {
    title: "My Account",
    tabs: { orders: "Order History", profile: "Profile", settings: "Settings" },
    orders: [
      { day: "12 October 2026", goods: "Lune Ceramic Diffuser, Lavender Essential Oil", status: "Delivered" },
      { day: "3 September 2026", goods: "Cedarwood Essential Oil, Sweet Orange Essential Oil", status: "Delivered" },
    ],
    profile: { name: "Name", email: "Email", phone: "Phone", address: "Address", edit: "Edit Profile" },
    sampleAddress: "Pikk 1, 10115 Tallinn, Estonia",
    newsletter: {
      title: "Newsletter",
      text: "New scents and articles, about twice a month.",
      action: "Manage",
      label: "Manage newsletter",
    },
    password: {
      title: "Password",
      text: "Last changed in September 2026.",
      action: "Change",
      label: "Change password",
    },
  },
  preview: {
    title: "Preview",
    text: (until: string) =>
      `This is how the page will look. It is not in the shop, and nothing can be bought here. Whoever has this link sees it until ${until}.`,
  },
} as const;
