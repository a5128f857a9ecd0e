/** Bookings that leave amounts, weight or commissions to the rate cards. */
import { AppError, refuseInput, type FieldErrors } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { byRef } from '../../../db/schema/record';
import type { Writer } from '../../../db/write/writer';
import { isPresent } from '../../../domain/rules/rules';
import type { PacketSize } from '../../../domain/rating/ratedWeight';
import { homeCityOn } from '../../parties/company/profileByDay';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { rate, type Rating } from '../../rating/rates/rating';
import { ConsignmentRating, type Breakdown } from './rating.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import type { Consignment } from './consignment.entity';
import type { BookConsignmentInput } from './consignment.inputs';

interface Parties {
  vendor: Vendor;
  sender: Customer;
  bookingCity: City;
  deliveryCity: City;
}

interface Filled {
  filled: BookConsignmentInput;
  /** Null unless the input asks for rates. */
  rating: Rating | null;
}

/** Whether the rate cards have to give what cannot be left out otherwise. */
const needsRates = ({ vendorAmount, chargeableWeight }: BookConsignmentInput): boolean =>
  !isPresent(vendorAmount) || !isPresent(chargeableWeight);

/** What is refused of each booking, by field, because the rate cards do not give what it leaves out. */
export async function rateRefusals(db: Reader, inputs: readonly BookConsignmentInput[]): Promise<FieldErrors[]> {
  const asked = inputs.filter(needsRates);
  const cities = new Map<BookConsignmentInput, string>();
  for (const input of asked)
    cities.set(input, String(input.bookingCityId ?? (await homeCityOn(db, input.bookingDate))));
  const refsOf = (field: 'vendorId' | 'senderId' | 'deliveryCityId') => asked.map((input) => input[field]);
  const [vendor, sender, city] = [
    byRef(await db.namedInOrder(Vendor, refsOf('vendorId'), 'vendorId')),
    byRef(await db.namedInOrder(Customer, refsOf('senderId'), 'senderId')),
    byRef(await db.namedInOrder(City, [...refsOf('deliveryCityId'), ...cities.values()], 'deliveryCityId')),
  ];
  const refused: FieldErrors[] = [];
  for (const input of inputs) {
    const parties = {
      vendor: vendor(input.vendorId),
      sender: sender(input.senderId),
      bookingCity: city(cities.get(input) ?? ''),
      deliveryCity: city(input.deliveryCityId),
    };
    refused.push(areThere(parties) ? await rateRefusalOf(db, input, parties) : {});
  }
  return refused;
}

/** False for a booking whose rates are not asked for. */
const areThere = (parties: { [Name in keyof Parties]: Parties[Name] | undefined }): parties is Parties =>
  Object.values(parties).every((party) => party !== undefined);

async function rateRefusalOf(db: Reader, input: BookConsignmentInput, parties: Parties): Promise<FieldErrors> {
  try {
    await filledByRates(db, input, parties);
    return {};
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_USER_INPUT') return error.fields;
    throw error;
  }
}

/** What is given is kept; what is left out comes from the rate cards. Throws for what is still missing. */
export async function filledByRates(db: Reader, input: BookConsignmentInput, parties: Parties): Promise<Filled> {
  if (input.autoRate !== true) return { filled: input, rating: null };
  const { vendor, sender, bookingCity, deliveryCity } = parties;
  const rating = await rate(db, {
    customerId: sender.id,
    vendorId: vendor.id,
    bookingCity,
    deliveryCity,
    bookingDate: input.bookingDate,
    serviceType: input.serviceType,
    parcelType: input.parcelType,
    packet: input.packet,
    paymentMode: input.paymentMode,
    actualWeight: input.actualWeight,
    sizes: input.dimensions ?? [],
    vppAmount: amountWith(input.isVpp, input.vppAmount),
    insuranceAmount: amountWith(input.isInsurance, input.insuranceAmount),
  });
  const { customer, vendor: vendorSide, chargeableWeight } = rating;
  const rated = {
    chargeableWeight: givenOr(input.chargeableWeight, chargeableWeight),
    customerAmount: input.customerAmount ?? customer?.price.amount,
    vendorAmount: givenOr(input.vendorAmount, vendorSide?.price.amount),
    vppCommission: givenOr(input.vppCommission, customer?.price.vppCommission),
    insuranceCommission: givenOr(input.insuranceCommission, customer?.price.insuranceCommission),
  };
  refuseInput({
    vendorAmount: rated.vendorAmount == null ? 'Vendor Amount is required' : null,
    vppCommission: input.isVpp && rated.vppCommission == null ? 'VPP Commission is required' : null,
    insuranceCommission: input.isInsurance && rated.insuranceCommission == null ? 'Ins Commission is required' : null,
  });
  return { filled: { ...input, ...rated } as BookConsignmentInput, rating };
}

const amountWith = (flag: boolean | null | undefined, amount: number | null | undefined) =>
  flag === true ? (amount ?? null) : null;

/** Zero counts as not given, as everywhere in a booking. */
const givenOr = <Value>(given: number | null | undefined, rated: Value) => (isPresent(given) ? given : rated);

/** Keeps what the rate cards gave beside the amounts that were booked. */
export async function keepRating(
  db: Writer,
  { id }: Consignment,
  { dimensions }: BookConsignmentInput,
  rating: Rating,
): Promise<void> {
  const values = keptRating(id, dimensions ?? [], rating);
  const before = await db.find(ConsignmentRating, { consignmentId: id });
  if (before) await db.update(await db.lock(ConsignmentRating, before.id), values);
  else await db.insert(ConsignmentRating, values);
}

/** The columns of the kept rating. */
export function keptRating(
  consignmentId: number,
  sizes: readonly PacketSize[],
  { customer, vendor, volumetricWeight, notes }: Rating,
) {
  const breakdown: Breakdown = {
    customerLines: customer?.price.lines ?? [],
    vendorLines: vendor?.price.lines ?? [],
    notes,
  };
  return {
    consignmentId,
    sizes: JSON.stringify(sizes),
    volumetricWeight,
    vendorWeight: vendor?.price.weight ?? null,
    customerCardId: customer?.card.id ?? null,
    vendorCardId: vendor?.card.id ?? null,
    customerZone: customer?.zone.code ?? null,
    vendorZone: vendor?.zone.code ?? null,
    ratedCustomerAmount: customer?.price.amount ?? null,
    ratedVendorAmount: vendor?.price.amount ?? null,
    breakdown: JSON.stringify(breakdown),
  };
}
