/**
 * Counter bills: one invoice for a day's bookings of unregistered senders that are paid in cash or at the door. Their amounts
 * include the tax. The invoice is to a customer of its own and is born paid, so that no sender owes anything by it.
 */
import { Field, InputType } from 'type-graphql';
import { notInFuture } from '../../../../domain/rules/dateRules';
import { formatDate, monthOf } from '../../../../domain/values/dates';
import { NotTooEarly } from '../../../../domain/rules/fieldRules';
import { gstOf } from '../../../../domain/tax/gst';
import { taxWithin } from '../../../../domain/tax/gstReturn/gstr1';
import type { Paise } from '../../../../domain/values/money';
import { counterRefusal } from '../../../../domain/policy/invoices';
import { Required, rule } from '../../../../domain/rules/rules';
import { taxPercentOn } from '../../../system/settings/settingValues';
import { nextSerial } from '../../../../db/write/serial';
import type { Writer } from '../../../../db/write/writer';
import { conflict, refuseInput } from '../../../../core/operation/errors';
import { ask } from '../../../../core/module/hooks';
import { command } from '../../../../core/operation/operation';
import { DateOnly } from '../../../../core/record/scalars';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { companyOn } from '../../../parties/company/companyProfiles';
import { Customer } from '../../../parties/customers/customer.entity';
import '../invoice.hooks';
import { insertInvoice } from '../invoice.save';
import { coveredBy, isPaidAtOnce } from './counterDays';

/** As in any invoice. More of them are left for another bill. */
const maxConsignments = 5000;

@InputType()
export class CreateCounterBillInput {
  @Field(() => DateOnly, { nullable: true, description: 'Booking date, and date of the invoice.' })
  @NotTooEarly('Day')
  @Required('Please select day')
  day: string;

  @Field(() => String, { nullable: true, description: 'Code of the state in which they were handed over.' })
  @rule('code', 'Place of supply is a state code of two digits', (value) => /^\d\d$/.test(String(value)))
  @Required('Please select place of supply')
  placeOfSupply: string;
}

export const createCounterBill = command({
  action: 'createCounterBill',
  input: CreateCounterBillInput,
  async run({ db, today }, { day, placeOfSupply }) {
    refuseInput({ day: notInFuture('Day', day, today()) });
    const ids = await coveredBy(db, day, placeOfSupply, maxConsignments);
    const chosen = (await db.lockMany(Consignment, ids)).filter((each) => isStillCovered(each, day));
    if (chosen.length === 0) throw conflict(counterRefusal.nothing({ day: formatDate(day) }));
    const { gstin, phone } = await companyOn(db, day);
    const customer = await counterCustomer(db, phone);
    const total = chosen.reduce((sum, { customerAmount }) => sum + (customerAmount ?? 0), 0);
    const bill = await insertInvoice(
      db,
      {
        ...counterAmounts(total, placeOfSupply, gstin, await taxPercentOn(db, day)),
        additionalCharges: 0,
        chargesTaxable: false,
        customerId: customer.id,
        invoiceDate: day,
        invoiceMonth: monthOf(day),
        totalConsignments: chosen.length,
        invoiceStatus: 'Generated',
        invoiceType: 'Counter',
        invoiceNumber: null,
        paymentDate: null,
        additionalRemark: null,
        remark: null,
      },
      customer,
      chosen,
    );
    // Its number is taken last, since all approvals of the year wait for it.
    return ask('settlement').markPaid(db, bill, { invoiceStatus: 'Paid', paymentDate: day });
  },
});

/** It may have changed before it was locked. */
const isStillCovered = ({ invoiceId, bookingDate, paymentMode, customerAmount }: Consignment, day: string): boolean =>
  invoiceId === null && bookingDate === day && isPaidAtOnce(paymentMode) && (customerAmount ?? 0) > 0;

/** The tax is inside the total: the taxable amount is what it leaves. */
export function counterAmounts(totalAmount: Paise, handedOverIn: string, companyGstin: string, taxPercent: number) {
  const { igst, explanation, placeOfSupply, supplyType, posRule } = gstOf({
    taxablePaise: totalAmount,
    taxPercent,
    companyGstin,
    handedOverIn,
  });
  const { taxable: actualAmount, ...taxes } = taxWithin(totalAmount, taxPercent, igst > 0);
  const taxExplanation = `Tax inside the amounts. ${explanation}`;
  return { ...taxes, actualAmount, totalAmount, taxPercent, placeOfSupply, supplyType, posRule, taxExplanation };
}

const counterName = 'Counter Sales';

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
