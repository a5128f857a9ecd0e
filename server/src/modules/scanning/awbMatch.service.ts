import { cargoRefusal, consignmentRefusal } from '../../domain/policy';
import { codeReadings, type CodeReading } from '../../domain/readCode';
import type { Reader } from '../../db/reader';
import { query } from '../../core/operation';
import { CargoConsignment } from '../cargo/cargo.entity';
import { Consignment } from '../consignments/consignment.entity';
import { Customer } from '../customers/customer.entity';
import { Vendor } from '../vendors/vendor.entity';
import { FindAwbInput } from './awbMatch.inputs';
import type { AwbMatch } from './awbMatch.type';

/** The live bookings that a code names: none, one, or a consignment and a cargo consignment with the same AWB number. */
export const findAwb = query({
  action: 'findAwb',
  input: FindAwbInput,
  async run({ db, app }, { code }): Promise<AwbMatch[]> {
    for (const reading of codeReadings(code, app.config.appUrl)) {
      const found = [await consignmentOf(db, reading), await cargoOf(db, reading)].filter((match) => match !== null);
      if (found.length > 0) return found;
    }
    return [];
  },
});

async function consignmentOf(db: Reader, { awbNo, piece }: CodeReading): Promise<AwbMatch | null> {
  const found = await db.find(Consignment, { liveAwbNo: awbNo });
  if (!found) return null;
  const { uniqueId, packet, receiver, deliveryStatus, vendorId } = found;
  const vendorType = (await db.byIds(Vendor, [vendorId], ['type'])).get(vendorId)?.type;
  const refusalOfManifest = consignmentRefusal.manifest({ ...found, vendorType });
  return { kind: 'Consignment', uniqueId, awbNo, piece, packet, receiver, deliveryStatus, refusalOfManifest };
}

async function cargoOf(db: Reader, { awbNo, piece }: CodeReading): Promise<AwbMatch | null> {
  const found = await db.find(CargoConsignment, { liveAwbNo: awbNo });
  if (!found) return null;
  const { uniqueId, packet, receiverId } = found;
  const receiver = (await db.byIds(Customer, [receiverId], ['company'])).get(receiverId)?.company ?? '';
  const refusalOfManifest = cargoRefusal.manifest();
  return { kind: 'Cargo', uniqueId, awbNo, piece, packet, receiver, deliveryStatus: null, refusalOfManifest };
}
