export const SUBSCRIBER_STATUSES = ["active", "unsubscribed", "bounced"] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** What a person can agree to. */
export const CONSENT_PURPOSES = ["newsletter", "terms", "back-in-stock"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
