/** Everything that is written into the audit log, in words. What is missing here cannot be written there. */
export const AUDIT_ACTIONS = {
  "administrator.added": "Administrator added",
  "administrator.removed": "Administrator removed",
  "administrator.signed-in": "Signed in",
  "administrator.sign-in-failed": "Sign-in failed",
  "administrator.second-factor-on": "Second factor turned on",
  "administrator.second-factor-off": "Second factor turned off",
  "administrator.passkey-added": "Passkey added",
  "administrator.passkey-removed": "Passkey removed",
  "administrator.password-reset": "Password reset",
  "administrator.password-changed": "Password changed",
  "blog-post.written": "Blog post written",
  "blog-post.changed": "Blog post changed",
  "blog-post.deleted": "Blog post deleted",
  "campaign.written": "Campaign written",
  "campaign.duplicated": "Campaign copied",
  "campaign.changed": "Campaign changed",
  "campaign.deleted": "Campaign deleted",
  "campaign.tested": "Campaign tested",
  "campaign.send": "Campaign sent",
  "campaign.schedule": "Campaign scheduled",
  "campaign.unschedule": "Campaign taken off the schedule",
  "campaign.pause": "Campaign paused",
  "campaign.resume": "Campaign resumed",
  "campaign.cancel": "Campaign cancelled",
  "content-page.written": "Page written",
  "content-page.changed": "Page changed",
  "content-page.deleted": "Page deleted",
  "email.sent-again": "Email sent again",
  "order.placed": "Order placed",
  "order.paid": "Order paid",
  "order.status": "Order status changed",
  "order.under-review": "Payment under review",
  "order.payment-accepted": "Payment accepted",
  "order.payment-reversed": "Payment taken back",
  "order.disputed": "Payment disputed",
  "order.withdrawn": "Withdrawal from the contract",
  "order.shipment-corrected": "Parcel corrected",
  "order.address-corrected": "Recipient corrected",
  "order.notes-changed": "Notes changed",
  "order.batches-noted": "Batches noted",
  "order.review-flag-removed": "Matter settled",
  "order.email-sent": "Email about the order sent",
  "person.erased": "Personal data erased",
  "guarantee-notice.added": "Notice of the legal guarantee added",
  "guarantee-notice.removed": "Notice of the legal guarantee removed",
  "image.uploaded": "Image uploaded",
  "image.removed": "Image removed",
  "policy.changed": "Policy changed",
  "policy.version-withdrawn": "Planned policy taken back",
  "product.created": "Product added",
  "product.changed": "Product changed",
  "product.recalled": "Product recalled",
  "product.retired": "Product retired",
  "product.erased": "Product deleted",
  "product.imported": "Products imported",
  "product.images-migrated": "Images migrated",
  "payment-task.done": "Payment looked at",
  "refund.requested": "Refund requested",
  "refund.accepted": "Refund accepted",
  "refund.failed": "Refund failed",
  "reservation.released": "Reservation released",
  "return.received": "Return received",
  "return.closed": "Return closed",
  "setting.changed": "Setting changed",
  "subscriber.deleted": "Subscriber deleted",
  "subscriber.imported": "Subscribers imported",
  "tax-rate.added": "VAT rate added",
  "tax-rate.removed": "VAT rate removed",
  "translation.saved": "Translation saved",
  "translation.confirmed": "Translation confirmed",
  "translation.deleted": "Translation deleted",
  "translation.imported": "Translations imported",
  "withdrawal.matched": "Withdrawal given to an order",
  "withdrawal.settled": "Withdrawal settled",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What an entry is about. */
export type AuditSubject =
  | "administrator"
  | "blog-post"
  | "campaign"
  | "content-page"
  | "policy"
  | "customer"
  | "file"
  | "email"
  | "order"
  | "payment-task"
  | "image"
  | "product"
  | "setting"
  | "subscriber"
  | "tax-rate"
  | "withdrawal";

/** Also of an entry that an older version has written. */
export const actionInWords = (action: string): string =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as AuditAction] : "Something else";

/** The actions whose words hold what was typed. */
export const actionsNamed = (typed: string): AuditAction[] =>
  (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter((action) =>
    AUDIT_ACTIONS[action].toLowerCase().includes(typed.toLowerCase()),
  );
