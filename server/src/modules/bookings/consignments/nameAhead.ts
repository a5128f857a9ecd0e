import type { CommandContext } from '../../../core/operation/operation';
import { homeCityOn } from '../../parties/company/profileByDay';
import { markActive, unmarkedAmong } from '../../parties/customers/activity';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import type { BookConsignmentInput } from './consignment.inputs';

/** Locks and marks within `namingOnce` what many bookings name, in few round trips; `book` finds it named. */
export async function nameAhead(context: CommandContext, inputs: readonly BookConsignmentInput[]): Promise<void> {
  const { db } = context;
  const [vendors, customers] = [
    distinct(inputs.map(({ vendorId }) => vendorId)),
    distinct(inputs.map(({ senderId }) => senderId)),
  ];
  const cities = inputs.map(({ deliveryCityId }) => deliveryCityId);
  for (const { bookingCityId, bookingDate } of inputs)
    cities.push(bookingCityId ?? String(await homeCityOn(db, bookingDate)));
  const isUnmarked = await unmarkedAmong(context, { vendors, customers });
  const parties = [Vendor, Customer].flatMap((entity) =>
    (entity === Vendor ? vendors : customers).map((ref) => ({ entity, ref, forUpdate: isUnmarked(entity, ref) })),
  );
  const named = await db.nameAhead([...parties, ...distinct(cities).map((ref) => ({ entity: City, ref }))]);
  await markActive(
    context,
    named.filter((record) => record instanceof Vendor || record instanceof Customer),
  );
}

const distinct = (refs: readonly string[]): string[] => [...new Set(refs)];
