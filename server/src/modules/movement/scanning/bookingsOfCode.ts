import { codeReadings, type CodeReading } from '../../../domain/bookings/readCode';
import type { Reader } from '../../../db/read/reader';
import { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';

export interface BookingsOfCode {
  reading: CodeReading;
  consignment: Consignment | null;
  cargo: CargoConsignment | null;
}

/** The live bookings that a code names: of the two sets of AWB numbers at least one, or null. */
export async function bookingsOfCode(db: Reader, code: string, appUrl: string): Promise<BookingsOfCode | null> {
  for (const reading of codeReadings(code, appUrl)) {
    const consignment = await db.seen.find(Consignment, { liveAwbNo: reading.awbNo });
    const cargo = await db.seen.find(CargoConsignment, { liveAwbNo: reading.awbNo });
    if (consignment || cargo) return { reading, consignment, cargo };
  }
  return null;
}
