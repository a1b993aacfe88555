import pg from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EmailSender } from "#platform/email/email.ts";
import type { Change } from "#platform/events/events.ts";
import { aProvider, aQueuedEmail, aStoredCampaign, away, taken, templates } from "#tests/emails.ts";
import { shopOfFile } from "#tests/shop.ts";
import { startOutbox } from "./outbox.ts";

const shop = await shopOfFile();
beforeEach(() => shop.pool.query("TRUNCATE emails, email_attempts, campaigns CASCADE"));

const through = (email: EmailSender) => ({ ...shop, email });
const fate = (id: string) => shop.row("SELECT state, attempts, last_error FROM emails WHERE id = $1", id);

describe("a process that ends", () => {
  it("begins no new email, and waits for the one that is being sent", async () => {
    for (let message = 0; message < 20; message += 1) await aQueuedEmail(shop);
    const begun = Promise.withResolvers<void>();
    const provider = aProvider(async () => {
      begun.resolve();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return taken;
    }, 2);
    const outbox = startOutbox(through(provider), async () => templates);
    await begun.promise;
    await outbox.stop();
    const { rows } = await shop.pool.query("SELECT state, count(*)::int FROM emails GROUP BY state ORDER BY state");
    expect(provider.asked.length).toBeLessThanOrEqual(2);
    expect(rows).toEqual([
      { state: "queued", count: 20 - provider.asked.length },
      { state: "sent", count: provider.asked.length },
    ]);
  });

  it("gives up on a provider that does not answer, within seconds", async () => {
    const id = await aQueuedEmail(shop);
    const begun = Promise.withResolvers<void>();
    const provider = aProvider((_email, signal) => {
      begun.resolve();
      return new Promise((resolve) => signal?.addEventListener("abort", () => resolve(away)));
    });
    const outbox = startOutbox(through(provider), async () => templates);
    await begun.promise;
    const asked = performance.now();
    await outbox.stop();
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect(await fate(id)).toMatchObject({ state: "queued" });
  });

  it("releases an email that was claimed and not begun", async () => {
    const id = await aQueuedEmail(shop);
    const contentItem = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const provider = aProvider(() => taken);
    const outbox = startOutbox(through(provider), async () => ({
      "order-confirmation": async (data, context) => {
        contentItem.resolve();
        await go.promise;
        return (await templates["order-confirmation"]?.(data, context)) ?? null;
      },
    }));
    await contentItem.promise;
    const stopped = outbox.stop();
    go.resolve();
    await stopped;
    expect(provider.asked).toEqual([]);
    expect(await fate(id)).toEqual({ state: "queued", attempts: 0, last_error: null });
  });
});

it("an email waits while the templates cannot be loaded, and goes out once they can", async () => {
  const id = await aQueuedEmail(shop);
  const provider = aProvider(() => taken);
  const load = vi.fn(async () => templates).mockRejectedValueOnce(new Error("The disk did not answer."));
  const outbox = startOutbox(through(provider), load);
  await vi.waitUntil(async () => (await fate(id)).last_error !== null);
  expect(await fate(id)).toMatchObject({ state: "queued" });
  await shop.pool.query("UPDATE emails SET next_attempt_at = now()");
  await vi.waitUntil(async () => (await fate(id)).state === "sent", { timeout: 10_000 });
  await outbox.stop();
});

it("one email wakes one sender, and a campaign all of them", async () => {
  let hear: (change: Change) => void = () => undefined;
  const claims = vi.spyOn(pg.Client.prototype, "query");
  const countClaims = () => claims.mock.calls.filter(([asked]) => /^update "emails"/.test(textOf(asked))).length;
  const sent: PromiseWithResolvers<void>[] = [Promise.withResolvers(), Promise.withResolvers()];
  const provider = aProvider(() => {
    sent[provider.asked.length - 1]?.resolve();
    return taken;
  }, 5);
  const events = {
    ...shop.events,
    listen: (heard: typeof hear) => {
      hear = heard;
      return () => undefined;
    },
  };
  const outbox = startOutbox({ ...through(provider), events }, async () => templates);
  // Each of five senders looks for emails to one person, and all but the first for those of a campaign.
  await vi.waitUntil(() => countClaims() === 9);
  const id = await aQueuedEmail(shop);
  hear({ kind: "email", id });
  await sent[0]?.promise;
  await vi.waitUntil(() => countClaims() === 11);
  await aQueuedEmail(shop, { campaign: await aStoredCampaign(shop) });
  hear({ kind: "email", id: "all" });
  await sent[1]?.promise;
  expect(countClaims()).toBeGreaterThan(15);
  await outbox.stop();
  claims.mockRestore();
});

const textOf = (asked: unknown): string => (asked as { text?: string }).text ?? String(asked);
