import { defineConfig } from "vitest/config";

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, ...more },
});

export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      project("rules", ["src/**/*.test.{ts,tsx}", "tests/*.test.ts"], {
        exclude: ["src/**/*.{db,contract}.test.{ts,tsx}"],
      }),
      project("database", ["src/**/*.db.test.ts"], {
        globalSetup: "tests/server.ts",
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project("contracts", ["src/**/*.contract.test.ts", "tests/contracts/**/*.test.ts"], {
        globalSetup: "tests/server.ts",
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project("stripe-api", ["tests/stripe-api/**/*.test.ts"], { testTimeout: 60_000 }),
      project("fuzz", ["tests/fuzz/**/*.test.ts"], { globalSetup: "tests/server.ts", testTimeout: 120_000 }),
      project("faults", ["tests/faults/**/*.test.ts"], {
        globalSetup: ["tests/server.ts", "tests/filled-home.ts"],
        testTimeout: 120_000,
        hookTimeout: 60_000,
        fileParallelism: false,
      }),
      project("process", ["tests/process/**/*.test.ts"], {
        globalSetup: "tests/filled-home.ts",
        testTimeout: 60_000,
        hookTimeout: 60_000,
        fileParallelism: false,
      }),
      project("browser", ["tests/browser/**/*.test.ts"], {
        globalSetup: "tests/filled-home.ts",
        testTimeout: 120_000,
        hookTimeout: 180_000,
        maxWorkers: 2,
      }),
    ],
  },
});
