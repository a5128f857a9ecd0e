import { defineConfig } from '@playwright/test';

const isCi = process.env.CI === 'true';

/**
 * Begin first. None has a journey of @main: from one project to the next the workers start anew, each with its server and
 * browser.
 */
const long = /\/(typing|counter|views|tables|people)\.test\.ts$/;

/** The journeys, in the system's Chromium. Nothing is downloaded: `scripts/debian.mjs` finds or installs the browser. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/demoFolder.ts',
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
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 860 },
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording takes a quarter of a run; `--trace on` records one that failed without CI.
    trace: 'on-first-retry',
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
