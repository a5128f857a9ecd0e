import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the package. Sources and builds are at the same depth below its package.json. */
export const version = (): string => {
  const file = readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8');
  return String((JSON.parse(file) as { version: unknown }).version);
};
