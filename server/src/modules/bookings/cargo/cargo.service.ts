import type { Reader } from '../../../db/read/reader';
import { productTexts } from '../../../domain/productTexts';
import { normalizeAwb } from '../../../domain/bookings/awb';
import { notInFuture } from '../../../domain/rules/dateRules';
import { cargoLocks, cargoPaymentLocks, cargoRefusal } from '../../../domain/policy/cargo';
import { serviceRefusal } from '../../../domain/policy/services';
import { lockedChange } from '../../../domain/policy/fieldLocks';
import { badInput, refuse, refuseInput } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import { awaitMarking, markActive } from '../../parties/customers/activity';
import { refuseClosedDay } from '../../parties/company/openDay';
import { Customer } from '../../parties/customers/customer.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { readCatalogue } from '../../system/services/catalogue';
import { cargoTypes, refuseOtherTypes } from '../../parties/vendors/vendorOfType';
import { CargoConsignment } from './cargo.entity';
import { BookCargoInput, PayCargoInput, UpdateCargoInput } from './cargo.inputs';
import { cargoList, CargoSearch } from './cargo.list';

export const cargoConsignments = listQuery('cargoConsignments', CargoSearch, cargoList);

export const cargoConsignment = recordQuery('cargoConsignment', CargoConsignment);

export const bookCargo = command({
  action: 'bookCargo',
  input: BookCargoInput,
  taken: ({ awbNo }) => `AwbNo ${normalizeAwb(awbNo)} is already taken`,
  async run(context, input) {
    const { db } = context;
    refuseInput({ bookingDate: notInFuture('Booking date', input.bookingDate, context.today()) });
    await refuseClosedDay(context, { bookingDate: input.bookingDate }, null, db.branchId);
    const unmarked = await awaitMarking(context, input.cargoId, input.senderId);
    const { cargo, sender, receiver } = await db.allNamed({
      cargo: { entity: Vendor, ref: input.cargoId, label: 'Cargo name', field: 'cargoId', forUpdate: unmarked.vendor },
      ...customersOf(input, unmarked.customer),
    });
    refuseOtherTypes(cargo, cargoTypes, 'Cargo name', 'cargoId');
    const awbNo = normalizeAwb(input.awbNo);
    await markActive(context, [cargo, sender]);
    const booked = await db.insert(CargoConsignment, {
      ...(await detailsOf(db, input)),
      invoiceId: null,
      awbNo,
      liveAwbNo: awbNo,
      cargoId: cargo.id,
      senderId: sender.id,
      receiverId: receiver.id,
      paymentDate: null,
      paymentStatus: 'Pending',
      isApproved: false,
    });
    return booked;
  },
});

export const updateCargo = command({
  action: 'updateCargo',
  input: UpdateCargoInput,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(CargoConsignment, input.uniqueId, input.version);
    refuse(cargoRefusal.update(found));
    await refuseOtherIdentity(context, found, input);
    refuseInput({ bookingDate: notInFuture('Booking date', input.bookingDate, context.today()) });
    await refuseClosedDay(context, { bookingDate: input.bookingDate }, found.bookingDate, found.branchId);
    const { sender, receiver } = await db.allNamed(customersOf(input));
    const patch = { ...(await detailsOf(db, input)), senderId: sender.id, receiverId: receiver.id };
    refuse(lockedChange(cargoLocks, found, patch));
    return db.update(found, patch);
  },
});

export const approveCargo = command({
  action: 'approveCargo',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(CargoConsignment, uniqueId, version);
    refuse(cargoRefusal.approve(found));
    return db.update(found, { isApproved: true });
  },
});

export const payCargo = command({
  action: 'payCargo',
  input: PayCargoInput,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(CargoConsignment, input.uniqueId, input.version);
    refuse(cargoRefusal.pay(found));
    refuseInput({ paymentDate: notInFuture(productTexts.paymentReceivedDate, input.paymentDate, context.today()) });
    await refuseClosedDay(context, { paymentDate: input.paymentDate }, null, found.branchId);
    const deliveryCharge = input.deliveryCharge ?? found.deliveryCharge;
    refuse(lockedChange(cargoPaymentLocks, found, { deliveryCharge }));
    const isApproved = found.isApproved || input.isApproved === true;
    const patch = { deliveryCharge, paymentDate: input.paymentDate, paymentStatus: 'Paid', isApproved } as const;
    return db.update(found, patch);
  },
});

export const deleteCargo = command({
  action: 'deleteCargo',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(CargoConsignment, uniqueId, version);
    refuse(cargoRefusal.delete(found));
    return db.delete(found, { liveAwbNo: null });
  },
  undo: { undeletes: CargoConsignment, released: ({ awbNo }) => ({ liveAwbNo: awbNo }) },
});

const customersOf = ({ senderId, receiverId }: BookCargoInput, isUnmarked = false) => ({
  sender: { entity: Customer, ref: senderId, label: 'Sender', field: 'senderId', forUpdate: isUnmarked },
  receiver: { entity: Customer, ref: receiverId, label: 'Receiver', field: 'receiverId' },
});

/** AWB number and cargo cannot be changed (SPEC 4), even if the carrier has been deleted since. */
async function refuseOtherIdentity(
  { db }: CommandContext,
  found: CargoConsignment,
  { awbNo, cargoId }: UpdateCargoInput,
): Promise<void> {
  const cargo = await db.find(Vendor, { id: found.cargoId });
  const sameCargo = cargoId === String(found.cargoId) || cargoId === cargo?.uniqueId;
  refuse(lockedChange(cargoLocks, found, { awbNo: normalizeAwb(awbNo) }));
  if (!sameCargo) refuse(cargoLocks.cargoId());
}

/** The service by the name that the catalogue has. */
async function detailsOf(db: Reader, input: BookCargoInput) {
  const { service: name, ...details } = storedValues(input, ['awbNo', 'cargoId', 'senderId', 'receiverId']);
  if (!name?.trim()) return { ...details, service: name === undefined ? undefined : null };
  const found = (await readCatalogue(db)).find(name, input.bookingDate);
  if (!found) throw badInput(serviceRefusal.unknown({ name, day: input.bookingDate }), 'service');
  return { ...details, service: found.name };
}
