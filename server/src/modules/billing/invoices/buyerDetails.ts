/** The buyer as an invoice names it, whatever becomes of the customer later. */
import type { Reader } from '../../../db/read/reader';
import type { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import type { Invoice } from './invoice.entity';

export type BuyerDetails = Pick<
  Invoice,
  'buyerName' | 'buyerGstin' | 'buyerCategory' | 'buyerAddress' | 'buyerCity' | 'buyerPinCode'
>;

/** What is read of a customer for it. */
export const buyerColumns = ['company', 'gst', 'gstCategory', 'address', 'cityId', 'pinCode'] as const;

export async function buyerDetailsOf(
  db: Reader,
  customer: Pick<Customer, (typeof buyerColumns)[number]>,
): Promise<BuyerDetails> {
  const { company, gst, gstCategory, address, cityId, pinCode } = customer;
  const city = cityId === null ? null : await db.find(City, { id: cityId });
  return {
    buyerName: company,
    buyerGstin: gst,
    buyerCategory: gstCategory,
    buyerAddress: address,
    buyerCity: city?.name ?? null,
    buyerPinCode: pinCode,
  };
}
