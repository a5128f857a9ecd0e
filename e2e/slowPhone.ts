/** A cheap phone at 2G: a sixth of this processor, 250 ms, 400 Kbit. */
import type { Page } from '@playwright/test';

const bytesPerSecond = 400_000 / 8;

export async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 250,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
