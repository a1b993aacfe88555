import { contentJobs } from "#features/content/server/content-jobs.ts";
import { startOutbox } from "#features/letters/server/outbox.ts";
import type { Templates } from "#features/letters/server/send-letters.ts";
import { campaignJobs } from "#features/newsletter/server/campaign-jobs.ts";
import { ORDER_LETTERS, type OrderLetter } from "#features/orders/order-letter.ts";
import { orderJobs } from "#features/orders/server/order-jobs.ts";
import { pictureJobs } from "#features/pictures/server/picture-jobs.ts";
import { shippingJobs } from "#features/shipping/server/shipping-jobs.ts";
import { startJobs } from "#platform/jobs/jobs.ts";
import type { OpenShop } from "./open-shop.ts";

/** Whatever the shop does without being asked: in the web process of a small shop, in a process of its own for a larger one. */
export async function startBackground({ shop, listenUrl }: OpenShop): Promise<{ stop(): Promise<void> }> {
  const written =
    (kind: OrderLetter): Templates[string] =>
    async (data, context) => {
      // What writes letters is large and not needed before the first one.
      const { orderLetters } = await import("#features/orders/server/order-letters.tsx");
      return orderLetters(shop)[kind](data, context);
    };
  const templates: Templates = {
    ...Object.fromEntries(ORDER_LETTERS.map((kind) => [kind, written(kind)])),
    "password-reset": async (data, context) => {
      const { passwordResetLetter } = await import("#features/administrators/server/password-reset-letter.tsx");
      return passwordResetLetter(data, context);
    },
    "newsletter-confirmation": async (data, context) => {
      const { newsletterConfirmationLetter } = await import("#features/newsletter/server/confirmation-letter.tsx");
      return newsletterConfirmationLetter(shop, data, context);
    },
    campaign: async (data, context) => {
      const { campaignLetter } = await import("#features/newsletter/server/campaign-letter.tsx");
      return campaignLetter(shop, data, context);
    },
    "campaign-test": async (data, context) => {
      const { testLetter } = await import("#features/newsletter/server/campaign-letter.tsx");
      return testLetter(shop, data, context);
    },
  };
  const outbox = startOutbox(shop, templates);
  const jobs = await startJobs({
    url: listenUrl,
    log: shop.log,
    jobs: [
      ...orderJobs(shop),
      ...shippingJobs(shop),
      ...pictureJobs(shop),
      ...contentJobs(shop),
      ...campaignJobs(shop),
    ],
  });
  return {
    stop: async () => {
      await Promise.all([outbox.stop(), jobs.stop()]);
    },
  };
}
