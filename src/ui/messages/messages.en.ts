/** What the parts of the design system say by themselves. */
export const messages = {
  close: "Close",
  dismiss: "Dismiss",
  breadcrumb: "Breadcrumb",
  quantityOf: (name: string) => `Quantity of ${name}`,
  decrease: (name: string) => `Decrease quantity of ${name}`,
  increase: (name: string) => `Increase quantity of ${name}`,
  showPassword: "Show password",
  hidePassword: "Hide password",
  pages: (of: string) => `${of}, pages`,
  previousPage: "Previous page",
  nextPage: "Next page",
  page: (number: number) => `Page ${number}`,
  pageOf: (number: number, pages: number) => `Page ${number} of ${pages}`,
  playFilm: "Play film",
  pauseFilm: "Pause film",
  notifications: "Notifications",
} as const;
