import { In } from 'typeorm';
import type { App } from '../../../core/module/app.types';
import { bulkInsert } from '../../../db/write/insert';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { Scan } from './scan.entity';
import { ScanSession } from './scanSession.entity';

const uniqueIds = { manifest: '5ca00000-0000-4000-8000-000000000001', status: '5ca00000-0000-4000-8000-000000000002' };

/** Scans for a manifest (40: 37 consignments, two of them twice, one unknown code), and for a status (18 consignments). */
export async function seedDemoScans(db: Writer, app: App): Promise<void> {
  const [user] = await db.findAll(User, { isActive: true, role: 'Member' });
  const vendors = await db.findAll(Vendor, { type: In(['Cargo', 'Courier']) });
  const named = (type: Vendor['type']) => {
    const vendor = vendors.find((each) => each.type === type);
    return { id: vendor?.id, name: vendor?.name };
  };
  const openedOn = (daysAgo: number, hour: number) => {
    const midnight = startOfDayInstant(addDays(app.clock.today(), -daysAgo), app.config.timezone);
    return new Date(midnight.getTime() + hour * 3_600_000);
  };
  const common = { kind: 'Manifest', refused: 1, createdById: user?.id ?? null, version: 2 } as const;
  const [evening, morning] = [openedOn(1, 19), openedOn(1, 9)];
  await insertSeedRows(db, ScanSession, [
    {
      ...common,
      uniqueId: uniqueIds.manifest,
      input: JSON.stringify({ cargo: named('Cargo'), courier: named('Courier') }),
      openedOn: evening,
      closedOn: new Date(evening.getTime() + 9 * 60_000),
      createdOn: evening,
      done: 37,
    },
    {
      ...common,
      kind: 'Status',
      uniqueId: uniqueIds.status,
      input: JSON.stringify({ deliveryStatus: 'Intransit', city: 'Mumbai', action: 'Arrived at the hub' }),
      openedOn: morning,
      closedOn: new Date(morning.getTime() + 4 * 60_000),
      createdOn: morning,
      done: 18,
      refused: 0,
    },
  ]);
  const consignments = await db
    .select(Consignment, 'c')
    .where('c.packet = 1')
    .orderBy('c.id', 'DESC')
    .take(55)
    .getMany();
  await scansOf(db, uniqueIds.manifest, evening, [
    ...consignments.slice(0, 20),
    ...consignments.slice(4, 6),
    null,
    ...consignments.slice(20, 37),
  ]);
  await scansOf(db, uniqueIds.status, morning, consignments.slice(37));
}

/** Ten seconds apart; null: a code that nobody knows. */
async function scansOf(
  db: Writer,
  uniqueId: string,
  from: Date,
  scanned: readonly (Consignment | null)[],
): Promise<void> {
  const session = await db.get(ScanSession, uniqueId);
  const known = new Set<number>();
  const rows = scanned.map((consignment, at) => {
    const isTwice = consignment !== null && known.has(consignment.id);
    if (consignment) known.add(consignment.id);
    const result = consignment === null ? 'Unknown' : isTwice ? 'Duplicate' : 'Done';
    const messages = { Unknown: 'AwbNo 8901234567890 is not known', Duplicate: 'Already scanned', Done: null };
    return {
      sessionId: session.id,
      clientScanId: `${uniqueId.slice(0, 24)}${uniqueId.slice(-4)}${String(at).padStart(8, '0')}`,
      code: consignment?.awbNo ?? '8901234567890',
      consignmentId: consignment?.id ?? null,
      cargoId: null,
      piece: null,
      result,
      doneKey: result === 'Done' ? `${session.id}:${consignment?.id}:0` : null,
      message: messages[result],
      scannedAt: new Date(from.getTime() + at * 10_000),
    } as const;
  });
  await bulkInsert(db.internal, Scan, rows);
}
