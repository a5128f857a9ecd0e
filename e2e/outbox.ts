/** The mails that the server has sent, as files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Waybill } from './waybill';

/** All mails to an address, in no particular order. */
export function mailsTo({ dataDir }: Waybill, address: string): string[] {
  const folder = join(dataDir, 'outbox');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** Mails are sent asynchronously after the click. */
export async function newMailTo(waybill: Waybill, address: string, isNew = (_: string) => true): Promise<string> {
  for (const patience = Date.now() + 15_000; Date.now() < patience; await pause(50)) {
    const found = mailsTo(waybill, address).find(isNew);
    if (found) return found;
  }
  throw new Error(`No mail came for ${address}`);
}
