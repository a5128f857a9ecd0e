import { scanRefusal } from '../../../domain/policy/scanning';
import { refuse } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { sum } from '../../../db/read/rawRows';
import { cargoTypes, courierTypes, vendorOfType } from '../../parties/vendors/vendorOfType';
import { Scan } from './scan.entity';
import { OpenScanSessionInput } from './scan.inputs';
import { ScanSession } from './scanSession.entity';
import { scanSessionList, ScanSessionSearch } from './scanSession.list';

export const scanSessions = listQuery('scanSessions', ScanSessionSearch, scanSessionList);

export const scanSession = recordQuery('scanSession', ScanSession);

export const openScanSession = command({
  action: 'openScanSession',
  input: OpenScanSessionInput,
  async run(context, input) {
    const applied = input.kind === 'Manifest' ? await carriersOf(context, input) : statusOf(input);
    return context.db.insert(ScanSession, {
      kind: input.kind,
      input: JSON.stringify(applied),
      openedOn: context.now(),
      closedOn: null,
      done: 0,
      refused: 0,
    });
  },
});

export const closeScanSession = command({
  action: 'closeScanSession',
  input: RecordInput,
  async run({ db, now }, { uniqueId, version }) {
    const found = await db.lock(ScanSession, uniqueId, version);
    refuse(scanRefusal.change(found));
    const counted = db
      .select(Scan, 's')
      .select(`SUM(CASE WHEN s.result = 'Done' THEN 1 ELSE 0 END)`, 'done')
      .addSelect(`SUM(CASE WHEN s.result IN ('Refused', 'Unknown') THEN 1 ELSE 0 END)`, 'refused')
      .where('s.sessionId = :id', { id: found.id });
    const [counts] = await db.raw(counted, { done: sum, refused: sum });
    return db.update(found, { closedOn: now(), done: counts?.done ?? 0, refused: counts?.refused ?? 0 });
  },
});

async function carriersOf({ db }: CommandContext, { cargoId, courierId }: OpenScanSessionInput) {
  const cargo = await vendorOfType(db, cargoTypes, cargoId ?? '', 'Cargo', 'cargoId');
  const courier = await vendorOfType(db, courierTypes, courierId ?? '', 'Courier', 'courierId');
  const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return { cargo: named(cargo), courier: named(courier) };
}

const statusOf = ({ deliveryStatus, city, action }: OpenScanSessionInput) => ({
  deliveryStatus,
  city: city?.trim(),
  action: action?.trim(),
});
