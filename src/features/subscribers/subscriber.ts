export const SUBSCRIBER_STATUSES = ["active", "unsubscribed", "bounced"] as const;

/** What a person can agree to. */
export const CONSENT_PURPOSES = ["newsletter", "terms", "back-in-stock"] as const;
