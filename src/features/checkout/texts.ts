/** Every sentence of checkout, as the storefront's specification words it. */
export const texts = {
  title: "Checkout",
  lead: "Complete your order below",
  pay: "Order and pay",
  busy: "Processing...",
  shippingLabel: { courier: "Courier, 2-5 business days", parcel_machine: "Parcel machine" },
  missingFields: {
    title: "Please fill in all fields",
    description: "All shipping information including phone number is required to proceed.",
  },
  missingCountry: {
    title: "Please select delivery country",
    description: "Country selection is required for delivery.",
  },
  missingMethod: {
    title: "Please select delivery method",
    description: "You must choose between courier or parcel machine delivery.",
  },
  missingMachine: {
    title: "Please select parcel machine",
    description: "You must select a specific parcel machine location.",
  },
  tooMany: {
    title: "Too many checkout attempts",
    description: "Please wait a few minutes before trying again.",
  },
  tooSmall: {
    title: "Order total too low",
    description: "The order total must be at least €0.50. Please add more items to your cart or reduce discounts.",
  },
  blocked: {
    title: "Checkout Error",
    description: "Request was blocked by security software. Please disable ad blockers and try again.",
  },
  noAddress: "Failed to create checkout session - no URL returned.",
  validationFailed: (messages: readonly string[]) => `Validation failed: ${messages.join(", ")}`,
  other: (message: string) => `There was an issue processing your request: ${message}. Please try again.`,
  redirecting: { title: "Redirecting to payment", description: "You are taken to the secure payment page." },
} as const;
