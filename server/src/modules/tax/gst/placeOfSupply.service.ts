import { firstBranchId } from '../../../db/schema/columns';
import { query } from '../../../core/operation/operation';
import { gstOf } from '../../../domain/tax/gst';
import { explainedPlace } from '../../../domain/tax/placeOfSupply';
import { Customer } from '../../parties/customers/customer.entity';
import { buyerInCity } from '../../billing/invoices/supply';
import { homeCityOn } from '../../parties/company/profileByDay';
import { City } from '../../parties/locations/city.entity';
import { State } from '../../parties/locations/state.entity';
import { PlaceOfSupplyInput, type PlaceOfSupply } from './placeOfSupply.type';

/** As an invoice of today would be taxed. */
export const placeOfSupply = query({
  action: 'placeOfSupply',
  input: PlaceOfSupplyInput,
  async run({ db, today, user }, { customerId, bookingCityId }): Promise<PlaceOfSupply> {
    const customer = await db.named(Customer, customerId, 'Customer', 'customerId');
    const city = await db.named(
      City,
      bookingCityId ?? (await homeCityOn(db, today())),
      'Booking City',
      'bookingCityId',
    );
    const state = (await db.byIds(State, [city.stateId], ['name'])).get(city.stateId);
    const branchId = user?.branchId ?? firstBranchId;
    const buyer = await buyerInCity(db, customer, { bookingCityId: city.id, branchId }, today());
    const answer = gstOf({ ...buyer, taxablePaise: 0 });
    return explainedPlace(buyer, answer, state ? `${city.name}, ${state.name}` : city.name);
  },
});
