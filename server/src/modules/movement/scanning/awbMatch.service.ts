import { cargoRefusal } from '../../../domain/policy/cargo';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import type { Reader } from '../../../db/read/reader';
import { query } from '../../../core/operation/operation';
import type { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import type { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { ewayRefusal } from '../../bookings/eway/ewayLimits';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { FindAwbInput } from './awbMatch.inputs';
import type { AwbMatch } from './awbMatch.type';
import { bookingsOfCode } from './bookingsOfCode';

/** The live bookings that a code names: none, one, or a consignment and a cargo consignment with the same AWB number. */
export const findAwb = query({
  action: 'findAwb',
  input: FindAwbInput,
  async run({ db, app }, { code }): Promise<AwbMatch[]> {
    const found = await bookingsOfCode(db, code, app.config.appUrl);
    if (!found) return [];
    const { reading, consignment, cargo } = found;
    const matches = [
      consignment && (await consignmentMatch(db, consignment, reading.piece)),
      cargo && (await cargoMatch(db, cargo, reading.piece)),
    ];
    return matches.filter((match) => match !== null);
  },
});

async function consignmentMatch(db: Reader, found: Consignment, piece: number | null): Promise<AwbMatch> {
  const { uniqueId, awbNo, packet, receiver, deliveryStatus, vendorId } = found;
  const vendorType = (await db.byIds(Vendor, [vendorId], ['type'])).get(vendorId)?.type;
  const refusalOfManifest = consignmentRefusal.manifest({ ...found, vendorType }) ?? (await ewayRefusal(db, found));
  return { kind: 'Consignment', uniqueId, awbNo, piece, packet, receiver, deliveryStatus, refusalOfManifest };
}

async function cargoMatch(db: Reader, found: CargoConsignment, piece: number | null): Promise<AwbMatch> {
  const { uniqueId, awbNo, packet, receiverId } = found;
  const receiver = (await db.byIds(Customer, [receiverId], ['company'])).get(receiverId)?.company ?? '';
  const refusalOfManifest = cargoRefusal.manifest();
  return { kind: 'Cargo', uniqueId, awbNo, piece, packet, receiver, deliveryStatus: null, refusalOfManifest };
}
