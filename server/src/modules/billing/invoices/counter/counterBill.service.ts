/**
 * Counter bills: invoices over what unregistered persons paid on a day, in cash or at the door. Their amounts include the tax. Small
 * sales of a day are on one bill, to a customer of its own; larger ones name who paid. All are born paid, so that nobody owes
 * anything by them.
 */
import { notInFuture } from '../../../../domain/rules/dateRules';
import { textOrNull } from '../../../../domain/values/text';
import { formatDate, monthOf } from '../../../../domain/values/dates';
import {
  amountOf,
  counterName,
  counterSuppliesOf,
  partsOf,
  type CounterSupply,
} from '../../../../domain/billing/counterSupply';
import { formatRupees, type Paise } from '../../../../domain/values/money';
import { counterRefusal } from '../../../../domain/policy/invoices';
import { settingOn } from '../../../system/settings/settingValues';
import { nextSerial } from '../../../../db/write/serial';
import type { Writer } from '../../../../db/write/writer';
import { badInput, conflict, refuseInput } from '../../../../core/operation/errors';
import { ask } from '../../../../core/module/hooks';
import { command } from '../../../../core/operation/operation';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { companyOn } from '../../../parties/company/companyProfiles';
import { Customer } from '../../../parties/customers/customer.entity';
import { City } from '../../../parties/locations/city.entity';
import { ownCargoVendors } from '../../../parties/vendors/ownCargo';
import { courier } from '../../../../domain/tax/services';
import { bookedBy, bookedServices } from '../bookedServices';
import type { BuyerDetails } from '../buyerDetails';
import type {} from '../invoice.hooks';
import { maxConsignments } from '../invoice.inputs';
import { amountsInside } from '../invoiceAmounts';
import { insertInvoice } from '../invoice.save';
import { CreateCounterBillInput } from './counterBill.inputs';
import { isOnBill, salesOf, type BillTo } from './counterSales';

export const createCounterBill = command({
  action: 'createCounterBill',
  input: CreateCounterBillInput,
  async run({ db, today }, { day, placeOfSupply, ...to }) {
    refuseInput({ day: notInFuture('Day', day, today()) });
    const bill = await namedIn(db, to);
    const nothing = () => conflict(counterRefusal.nothing({ day: formatDate(day) }));
    const service = to.service ?? courier;
    const services = await bookedServices(db);
    const sales = (await salesOf(db, day, day, db.branchId))
      .filter(isOnBill({ placeOfSupply, service }, bill))
      .filter(({ amount }) => amount > 0);
    const ids = [...new Set(sales.map(({ id }) => id))].slice(0, maxConsignments);
    const paidBy = new Set(sales.map((sale) => `${sale.id} ${sale.paidBy}`));
    const locked = await db.lockMany(Consignment, ids);
    const ownCargo = await ownCargoVendors(
      db,
      locked.map(({ vendorId }) => vendorId),
    );
    const held = locked.map((consignment) => ({
      consignment,
      // It may have changed before it was locked.
      supplies: counterSuppliesOf(consignment)
        .filter((supply) => supply.day === day && paidBy.has(`${consignment.id} ${supply.paidBy}`))
        .flatMap((supply) => partsOf(supply, services.of(bookedBy(consignment, ownCargo), day)))
        .filter((part) => part.service === service),
    }));
    const supplies = held.flatMap((each) => each.supplies);
    const total = sumOf(supplies);
    if (total === 0) throw nothing();
    const holding = (part: 'freight' | 'commissions') =>
      held.filter((each) => each.supplies.some((supply) => supply[part] > 0)).map(({ consignment }) => consignment);
    const billed = { freightOf: holding('freight'), commissionsOf: holding('commissions') };
    const { gstin: companyGstin, phone } = await companyOn(db, day, db.branchId);
    const customer = bill.senderId
      ? await db.named(Customer, bill.senderId, 'Customer', 'senderId')
      : await counterCustomer(db, phone);
    const receiver = bill.consignmentId ? held[0]?.consignment : undefined;
    const buyer = await buyerOf(db, {
      day,
      total,
      given: to.buyerAddress,
      customer: bill.senderId ? customer : null,
      receiver,
    });
    const terms = services.terms(service, day, false);
    const made = await insertInvoice(
      db,
      {
        ...amountsInside(total, { ...terms, companyGstin, handedOverIn: placeOfSupply }),
        customerId: customer.id,
        invoiceDate: day,
        invoiceMonth: monthOf(day),
        totalConsignments: new Set([...billed.freightOf, ...billed.commissionsOf]).size,
        invoiceStatus: 'Generated',
        invoiceType: 'Counter',
        invoiceNumber: null,
        paymentDate: null,
        additionalRemark: null,
        remark: null,
      },
      customer,
      billed,
      buyer,
    );
    const cash = sumOf(supplies.filter(({ paidBy: who }) => who === 'Sender'));
    // Its number is taken last, since all approvals of the year wait for it.
    return ask('settlement').markPaid(db, made, { invoiceStatus: 'Paid', paymentDate: day }, { inCash: cash });
  },
});

const sumOf = (supplies: readonly CounterSupply[]): Paise =>
  supplies.reduce((sum, supply) => sum + amountOf(supply), 0);

async function namedIn(db: Writer, { senderId, consignmentId }: Partial<CreateCounterBillInput>): Promise<BillTo> {
  const sender = senderId ? await db.named(Customer, senderId, 'Customer', 'senderId') : null;
  const consignment = consignmentId ? await db.named(Consignment, consignmentId, 'Consignment', 'consignmentId') : null;
  return { senderId: sender?.id ?? null, consignmentId: consignment?.id ?? null };
}

interface Named {
  day: string;
  total: Paise;
  given: string | null | undefined;
  /** The sender whom the bill names. */
  customer: Customer | null;
  /** The booking whose receiver it names. */
  receiver: Consignment | undefined;
}

/** Name and address on the bill, as far as they are not the customer's. Throws if the value needs an address. */
async function buyerOf(db: Writer, { day, total, given, customer, receiver }: Named): Promise<Partial<BuyerDetails>> {
  const name = customer?.company ?? receiver?.receiver;
  if (name === undefined) return {};
  const buyerAddress = textOrNull(given) ?? customer?.address ?? null;
  const from = await settingOn(db, 'invoice.nameFrom', day);
  if (total >= from && buyerAddress === null)
    throw badInput(counterRefusal.address({ name, from: formatRupees(from) }), 'buyerAddress');
  if (!receiver) return { buyerAddress };
  const city = await db.find(City, { id: receiver.deliveryCityId });
  return { buyerName: name, buyerAddress, buyerCity: city?.name ?? null };
}

/**
 * The customer of all counter bills; made with the first of them. Who makes it locks the row of a serial first and looks
 * again: a concurrent first bill waits for it, and on another node of a cluster it is rerun.
 */
export async function counterCustomer(db: Writer, contact: string): Promise<Customer> {
  let known = await knownCounterCustomer(db);
  if (!known) {
    await nextSerial(db, 'counter customer');
    known = await knownCounterCustomer(db);
  }
  if (known) return db.named(Customer, known.id, 'Customer', 'customerId');
  return db.insert(Customer, {
    name: 'Various',
    company: counterName,
    contact,
    address: null,
    gst: null,
    gstCategory: 'Unregistered',
    email: null,
    cityId: null,
    pinCode: null,
    creditDays: null,
    creditLimit: null,
    lastActiveDate: null,
  });
}

const knownCounterCustomer = async (db: Writer): Promise<Customer | undefined> =>
  (await db.findAll(Customer, { company: counterName })).find(
    ({ gst, deletedOn }) => gst === null && deletedOn === null,
  );
