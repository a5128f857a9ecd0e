import type { DeliveryStatus } from '../../../domain/bookings/enums';
import type { ScanResult } from '../../../domain/scanning/enums';
import { isOnTheWay } from '../../../domain/bookings/eway';
import { cargoRefusal } from '../../../domain/policy/cargo';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import { scanRefusal } from '../../../domain/policy/scanning';
import { printableCode } from '../../../domain/bookings/readCode';
import { refuse } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { addMovement } from '../../bookings/consignments/history.service';
import { ewayRefusal } from '../../bookings/eway/ewayLimits';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { bookingsOfCode } from './bookingsOfCode';
import { Scan } from './scan.entity';
import { RecordScanInput } from './scan.inputs';
import type { ScanLine } from './scan.type';
import { lineOf } from './scanLines';
import { ScanSession } from './scanSession.entity';

const codeLength = 80;

/** What is decided about a code. */
interface Judgement {
  result: ScanResult;
  message: string | null;
  consignmentId: number | null;
  cargoId: number | null;
  piece: number | null;
}

/**
 * Records one scan: a consignment for the manifest is checked, a status is added as a movement, in this transaction. The
 * scans of a session follow one another: the lock of the session is the first. One with a known `clientScanId` changes
 * nothing and is answered as the first time.
 */
export const recordScan = command({
  action: 'recordScan',
  input: RecordScanInput,
  async run(context, input): Promise<ScanLine> {
    const { db } = context;
    const session = await db.lock(ScanSession, input.uniqueId);
    const earlier = await db.find(Scan, { clientScanId: input.clientScanId });
    if (earlier) return lineOf(db, earlier);
    refuse(scanRefusal.change(session));
    const scannedAt = momentOf(context, session, input.scannedAt);
    const judgement = await judge(context, session, input.code, scannedAt);
    const { result, consignmentId, piece } = judgement;
    const scan = await db.insertRow(Scan, {
      ...judgement,
      sessionId: session.id,
      clientScanId: input.clientScanId,
      code: shortened(input.code),
      doneKey: result === 'Done' ? `${session.id}:${consignmentId}:${piece ?? 0}` : null,
      scannedAt,
    });
    return lineOf(db, scan);
  },
});

/** The browser's clock is believed within the session. */
function momentOf({ now }: CommandContext, { openedOn }: ScanSession, given: Date | null | undefined): Date {
  return given && given >= openedOn && given <= now() ? given : now();
}

async function judge(context: CommandContext, session: ScanSession, code: string, at: Date): Promise<Judgement> {
  const { db, app } = context;
  const found = await bookingsOfCode(db, code, app.config.appUrl);
  const nothing = { consignmentId: null, cargoId: null, piece: null };
  if (!found) return { ...nothing, result: 'Unknown', message: `AwbNo ${shortened(code)} is not known` };
  const { consignment, cargo, reading } = found;
  if (!consignment) {
    const message = session.kind === 'Manifest' ? cargoRefusal.manifest() : cargoRefusal.addHistory();
    return { ...nothing, cargoId: cargo?.id ?? null, result: 'Refused', message };
  }
  const piece = consignment.packet === 1 && reading.piece === 1 ? null : reading.piece;
  const of = { consignmentId: consignment.id, cargoId: null, piece };
  const done = await db.findAll(Scan, { sessionId: session.id, consignmentId: consignment.id, result: 'Done' });
  if (done.some((scan) => scan.piece === piece)) return { ...of, result: 'Duplicate', message: 'Already scanned' };
  const refusal =
    scanRefusal.piece(consignment, piece) ??
    (session.kind === 'Manifest'
      ? await refusalOfManifest(context, consignment)
      : await refusalOfStatus(context, session, consignment, { at, isFirst: done.length === 0 }));
  return { ...of, result: refusal ? 'Refused' : 'Done', message: refusal };
}

async function refusalOfManifest({ db }: CommandContext, consignment: Consignment): Promise<string | null> {
  const vendors = await db.byIds(Vendor, [consignment.vendorId], ['type']);
  const vendorType = vendors.get(consignment.vendorId)?.type;
  return consignmentRefusal.manifest({ ...consignment, vendorType }) ?? ewayRefusal(db, consignment);
}

/** Adds the movement for the first packet; the others have moved with it. */
async function refusalOfStatus(
  context: CommandContext,
  session: ScanSession,
  { id }: Consignment,
  { at, isFirst }: { at: Date; isFirst: boolean },
): Promise<string | null> {
  if (!isFirst) return null;
  const consignment = await context.db.lock(Consignment, id);
  const refusal = consignmentRefusal.addHistory(consignment);
  if (refusal) return refusal;
  const movement = JSON.parse(session.input) as { deliveryStatus: DeliveryStatus; city: string; action: string };
  const uncovered = isOnTheWay(movement.deliveryStatus) ? await ewayRefusal(context.db, consignment) : null;
  if (uncovered) return uncovered;
  // Now, unless it was scanned earlier: a movement of now ranks after all others.
  const isEarlier = at.getTime() < context.now().getTime();
  await addMovement(context, consignment, { ...movement, actionDate: isEarlier ? at.toISOString() : null });
  return null;
}

/** As it is stored and shown. */
const shortened = (code: string): string => Array.from(printableCode(code)).slice(0, codeLength).join('');
