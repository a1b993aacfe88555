import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { guide } from "./scripts/guide.ts";

const processors = availableParallelism();
/** Each worker has a shop with a database, and some a browser. What starts, ends and waits leaves processors idle: one worker more than there are. */
const withShops = { maxWorkers: Math.min(4, processors + 1), fileParallelism: true };

const faults = {
  globalSetup: ["tests/server.ts", "tests/filled-home.ts"],
  testTimeout: 120_000,
  hookTimeout: 60_000,
};
/** What a shop does when hundreds come at once depends on what else the machine does: these run one after the other. */
const CROWDS = ["overload", "last-units", "unplugged"].map((name) => `tests/faults/${name}.test.ts`);

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, maxWorkers: processors, ...more },
});

/** Such files share the modules that one of them loaded: loading them again took half of the time. What a test replaced is put back. */
const sharedModules = { isolate: false, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        ...project("rules", ["src/**/*.test.{ts,tsx}", "tests/*.test.ts"], {
          exclude: ["src/**/*.{db,contract}.test.{ts,tsx}"],
          ...sharedModules,
        }),
        plugins: [guide],
      },
      project("database", ["src/**/*.db.test.ts"], {
        globalSetup: "tests/server.ts",
        testTimeout: 60_000,
        hookTimeout: 60_000,
        ...sharedModules,
      }),
      project("contracts", ["src/**/*.contract.test.ts", "tests/contracts/**/*.test.ts"], {
        globalSetup: "tests/server.ts",
        testTimeout: 60_000,
        hookTimeout: 60_000,
        ...sharedModules,
      }),
      project("stripe-api", ["tests/stripe-api/**/*.test.ts"], { testTimeout: 60_000 }),
      project("pgbouncer", ["tests/pgbouncer/**/*.test.ts"], {
        globalSetup: "tests/filled-home.ts",
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
      project("fuzz", ["tests/fuzz/**/*.test.ts"], { globalSetup: "tests/server.ts", testTimeout: 120_000 }),
      project("faults", ["tests/faults/**/*.test.ts"], { ...faults, exclude: CROWDS, ...withShops }),
      project("faults-alone", CROWDS, { ...faults, maxWorkers: 1, sequence: { groupOrder: 1 } }),
      project("process", ["tests/process/**/*.test.ts"], {
        globalSetup: "tests/filled-home.ts",
        testTimeout: 60_000,
        hookTimeout: 60_000,
        ...withShops,
      }),
      project("browser", ["tests/browser/**/*.test.ts"], {
        // The default of 1 s is less than a page takes on a machine with much else to do.
        expect: { poll: { timeout: 15_000 } },
        globalSetup: "tests/filled-home.ts",
        testTimeout: 120_000,
        hookTimeout: 180_000,
        isolate: false,
        ...withShops,
      }),
    ],
  },
});
