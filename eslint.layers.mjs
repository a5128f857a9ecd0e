/** The layers of `server/src/modules`, lowest first: a module imports those before it alone. */
import { existsSync } from 'node:fs';
import { foldersOf } from './eslint.folders.mjs';

const layers = {
  parties: ['locations', 'branches', 'series', 'company', 'users', 'accounts', 'vendors', 'customers'],
  site: ['visits', 'enquiries', 'notifications'],
  system: ['audit', 'security', 'periods', 'services', 'settings', 'images', 'consistency', 'mails', 'undo'],
  rating: ['rates'],
  bookings: ['eway', 'imports', 'consignments', 'cargo', 'labels'],
  movement: ['manifests', 'scanning', 'tracking', 'runsheets'],
  billing: ['ledger', 'invoices', 'creditnotes'],
  money: ['receivables', 'vendorbills', 'courierdues', 'expenses', 'cashbook'],
  tax: ['gst'],
  insight: ['dashboard', 'reports', 'views', 'setup'],
};

const root = 'server/src/modules';
const modules = Object.entries(layers).flatMap(([layer, nouns]) => nouns.map((noun) => `${layer}/${noun}`));

if (existsSync(root)) {
  const found = foldersOf(root).flatMap((layer) => foldersOf(`${root}/${layer}`).map((noun) => `${layer}/${noun}`));
  const unlisted = found.filter((module) => !modules.includes(module));
  if (unlisted.length > 0) throw new Error(`Name the place of ${unlisted.join(', ')} in eslint.layers.mjs`);
}

export const layerZones = modules.slice(0, -1).map((module, at) => ({
  target: `./${root}/${module}`,
  from: modules.slice(at + 1).map((above) => `./${root}/${above}`),
  message:
    'A module imports those below it alone (eslint.layers.mjs); what it asks of one above is a hook (core/module/hooks.ts).',
}));
