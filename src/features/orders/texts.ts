/** Every sentence about an order, as the storefront's specification words it. */
export const texts = {
  thanks: "Thank You for Your Order!",
  number: "Order number",
  name: "Name",
  status: "Status",
  total: "Total",
  tracking: "Tracking code",
  next: "What's Next",
  steps: (processingTime: string) => [
    "Order processing: we check and pack what you chose.",
    `Packaging and shipping within ${processingTime}.`,
    "Delivery with tracking information sent to you by e-mail.",
  ],
  goOn: "Continue Shopping",
  home: "Return Home",
  masked: "Personal details are hidden. Open the link from your confirmation e-mail to see all of them.",
  awaiting: "Awaiting payment. As soon as it arrives:",
  notFound: "Order Not Found",
  notFoundText: "There is no order at this address. Please open the link from your confirmation e-mail.",
} as const;
