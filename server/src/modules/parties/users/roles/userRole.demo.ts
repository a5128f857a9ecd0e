import { insertSeedRows } from '../../../../db/write/seedRows';
import type { Writer } from '../../../../db/write/writer';
import type { Permission } from '../../../../domain/policy/permissions';
import { fold } from '../../../../domain/values/text';
import { UserRole } from '../user.entity';

const name = 'Parcel desk';

const ticked: readonly Permission[] = [
  'consignments:read',
  'labels:print',
  'customers:read',
  'manifests:read',
  'manifests:write',
  'runSheets:read',
  'scans:read',
  'scans:write',
  'awb:find',
  'dashboard:read',
  'locations:read',
  'vendors:read',
];

/** A role of the demo company's own, which nobody has yet. */
export const seedDemoRole = (db: Writer): Promise<void> =>
  insertSeedRows(db, UserRole, [{ name, liveName: fold(name), builtIn: null, granted: ticked.join(' ') }]);
