import { setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import type { Log } from "#platform/log/log.ts";
import { duringSpan } from "#platform/telemetry/tracing.ts";

export const JOBS_SCHEMA = "jobs";

/** A repeated job. Any process may run it, never two at once. */
export interface Job {
  name: string;
  /** Five fields of cron, in UTC. */
  cron: string;
  /** Also soon after the start. */
  atStart?: boolean;
  /** Five where nothing is said. */
  minutes?: number;
  /** `signal` asks to stop early: the process ends, or the job takes longer than its minutes. */
  run(signal: AbortSignal): Promise<void>;
}

export interface Jobs {
  /** Waits for running jobs, 10 s at most, and hands unfinished ones back. */
  stop(): Promise<void>;
}

/** Makes or updates the tables of the queue. It needs the owner's rights, so it runs with the migrations. */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

interface Start {
  url: string;
  log: Log;
  jobs: readonly Job[];
}

/** A queue that cannot be opened is tried again after half a second, later after this time at most. */
const MAX_WAIT_MS = 5_000;

/**
 * Workers look for jobs every 5 s. A line that died without a word is known by the one that gets no answer, and replaced.
 * pg-boss hands these on to its pool.
 */
const LOOK_EVERY_S = 5;
/**
 * A job under way gives a sign of life every 5 s. One that gave none for 30 s was in the hands of a killed process, and its
 * queue goes on at the next look, 15 s later at most. Longer than a database takes to fail over, so that no job runs twice at once.
 */
const SIGN_OF_LIFE = { everyS: 5, lostAfterS: 30, lookEveryS: 15 };
const CONNECTION_LIMITS = { query_timeout: 4_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens the queue and runs its jobs. Waits for a database that is away, because the web process must not end when its jobs
 * cannot begin.
 */
export function startJobs(start: Start): Jobs {
  const ending = new AbortController();
  const opened = keepTrying(start, ending.signal);
  return {
    stop: async () => {
      ending.abort();
      const boss = await opened;
      await boss?.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function keepTrying(start: Start, ending: AbortSignal): Promise<PgBoss | undefined> {
  for (let waitMs = 500; !ending.aborted; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
    try {
      return await openQueue(start, ending);
    } catch (error) {
      start.log.error({ err: error }, "the job queue could not be opened and is tried again");
      await pause(waitMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }
  return undefined;
}

const hasLimits = <L extends object>(queue: Partial<L>, limits: L): boolean =>
  (Object.keys(limits) as (keyof L)[]).every((limit) => queue[limit] === limits[limit]);

async function openQueue({ url, log, jobs }: Start, ending: AbortSignal): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    max: 2,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: SIGN_OF_LIFE.lookEveryS,
    monitorIntervalSeconds: SIGN_OF_LIFE.lookEveryS - 1,
    ...CONNECTION_LIMITS,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue met an error"));
  try {
    await boss.start();
    // Mostly all is as the start before left it.
    const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
    for (const job of jobs) {
      const expireInSeconds = 60 * (job.minutes ?? 5);
      const limits = { retryLimit: 0, expireInSeconds, heartbeatSeconds: SIGN_OF_LIFE.lostAfterS };
      const queue = queues.find(({ name }) => name === job.name);
      if (!queue) await boss.createQueue(job.name, { policy: "singleton", ...limits });
      // An earlier version made it with others.
      else if (!hasLimits(queue, limits)) await boss.updateQueue(job.name, limits);
      const pace = { pollingIntervalSeconds: LOOK_EVERY_S, heartbeatRefreshSeconds: SIGN_OF_LIFE.everyS };
      await boss.work(job.name, pace, async ([turn]) => {
        try {
          const signal = turn ? AbortSignal.any([turn.signal, ending]) : ending;
          await duringSpan({ name: `job ${job.name}`, kind: "consumer" }, () => job.run(signal));
        } catch (error) {
          log.error({ err: error, job: job.name }, "a job failed and waits for its next turn");
          throw error;
        }
      });
      const known = schedules.find(({ name }) => name === job.name);
      if (known?.cron !== job.cron) await boss.schedule(job.name, job.cron);
      if (job.atStart) await boss.send(job.name);
    }
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}
