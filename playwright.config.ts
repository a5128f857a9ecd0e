import { defineConfig } from '@playwright/test';

const isCi = process.env.CI === 'true';

const long = /\/(screens|typing|tables)\.test\.ts$/;

/** The journeys, in the system's Chromium. Nothing is downloaded: `scripts/debian.mjs` finds or installs the browser. */
export default defineConfig({
  testDir: 'e2e',
  // The long files begin first, so that no worker is left with one of them when the others are done.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testMatch: '**/*.test.ts', testIgnore: long },
  ],
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  // A test that passes only when repeated is listed as flaky at the end of the run (scripts/test.mjs).
  retries: isCi ? 1 : 0,
  // Generous, so that a busy machine does not fail a journey.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 860 },
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
