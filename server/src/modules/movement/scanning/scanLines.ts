import { In } from 'typeorm';
import type { Reader } from '../../../db/read/reader';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { City } from '../../parties/locations/city.entity';
import type { Scan } from './scan.entity';
import type { ScanLine } from './scan.type';

/** Scans as both APIs answer them. */
export const linesOf = async (db: Reader, scans: readonly Scan[]): Promise<ScanLine[]> =>
  scans.map(await describer(db, scans));

export const lineOf = async (db: Reader, scan: Scan): Promise<ScanLine> => (await describer(db, [scan]))(scan);

/** Reads what the scans name, at once for all of them. */
async function describer(db: Reader, scans: readonly Scan[]): Promise<(scan: Scan) => ScanLine> {
  const ids = [...new Set(scans.flatMap(({ consignmentId }) => consignmentId ?? []))];
  const consignments = new Map((await db.findAll(Consignment, { id: In(ids) })).map((row) => [row.id, row]));
  const cityIds = [...new Set([...consignments.values()].map(({ deliveryCityId }) => deliveryCityId))];
  const cities = await db.byIds(City, cityIds, ['name']);
  return ({ id, clientScanId, code, result, message, scannedAt, piece, consignmentId }) => {
    const found = consignments.get(consignmentId ?? 0);
    return {
      id,
      clientScanId,
      code,
      result,
      message,
      scannedAt,
      piece,
      consignmentId,
      consignmentUniqueId: found?.uniqueId ?? null,
      awbNo: found?.awbNo ?? null,
      packet: found?.packet ?? null,
      receiver: found?.receiver ?? null,
      destination: (found && cities.get(found.deliveryCityId)?.name) ?? null,
    };
  };
}
