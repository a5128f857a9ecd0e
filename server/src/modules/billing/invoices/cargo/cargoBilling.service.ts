/**
 * Invoices over cargo consignments: one for each customer who pays, each service, and what is paid already apart. The amount
 * is `toPayAmount`; of an unregistered customer the goods count as handed over at home, since cargo names no city.
 */
import { Field, Int, ObjectType } from 'type-graphql';
import { groupBy } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { splitRefs } from '../../../../db/schema/record';
import { ServiceCharge } from '../../../../domain/tax/gstReturn/enums';
import { isUnregistered } from '../../../../domain/tax/gst';
import { cargoRefusal } from '../../../../domain/policy/cargo';
import type { Refusal } from '../../../../domain/policy/nounPolicy';
import { futureRefusal } from '../../../../domain/rules/dateRules';
import type { CargoPayer } from '../../../../domain/billing/enums';
import { monthOf } from '../../../../domain/values/dates';
import type { Paise } from '../../../../domain/values/money';
import { badInput, refuse, refuseInput } from '../../../../core/operation/errors';
import { command, query } from '../../../../core/operation/operation';
import { Money, Percent } from '../../../../core/record/scalars';
import { SafeInt } from '../../../../db/schema/columns';
import { CargoConsignment } from '../../../bookings/cargo/cargo.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { billOver, insertBill, type Bill } from '../bill';
import { bookedServices } from '../bookedServices';
import type { Invoice } from '../invoice.entity';
import { courierFirst, partiesOf, type Making } from '../supply';
import { byRegistration } from '../../../parties/branches/registrationOf';
import { GenerateCargoInvoicesInput, PreviewCargoInvoicesInput } from './cargoBilling.inputs';

@ObjectType({ description: 'One of the invoices that some cargo consignments need; nothing is stored.' })
export class CargoInvoicePreview {
  @Field(() => SafeInt)
  customerId: number;

  @Field(() => String)
  company: string;

  @Field(() => String)
  service: string;

  @Field(() => ServiceCharge)
  charge: ServiceCharge;

  @Field(() => Boolean, { description: 'A cash invoice over what is paid already; the tax is inside.' })
  isCash: boolean;

  @Field(() => Int)
  totalConsignments: number;

  @Field(() => Money)
  actualAmount: Paise;

  @Field(() => Money)
  igst: Paise;

  @Field(() => Money)
  cgst: Paise;

  @Field(() => Money)
  sgst: Paise;

  @Field(() => Money)
  totalAmount: Paise;

  @Field(() => Percent, { description: 'IGST, or CGST and SGST together.' })
  taxPercent: number;

  @Field(() => String)
  taxExplanation: string;
}

export const cargoInvoicePreviews = query({
  action: 'cargoInvoicePreviews',
  input: PreviewCargoInvoicesInput,
  async run({ db, today }, { cargoIds, payer }): Promise<CargoInvoicePreview[]> {
    const ids = await cargoIdsOf(db, cargoIds);
    const found = await db.select(CargoConsignment, 'r').where('r.id IN (:...ids)', { ids }).orderBy('r.id').getMany();
    const bills = await billsOf(db, billable(found), payer, { day: today() });
    return bills.map(({ customer, bill, held }) => ({
      ...bill,
      customerId: customer.id,
      company: customer.company,
      totalConsignments: held.length,
    }));
  },
});

/** All of them or none. */
export const generateCargoInvoices = command({
  action: 'generateCargoInvoices',
  input: GenerateCargoInvoicesInput,
  async run({ db, today }, { cargoIds, payer, invoiceDate, ...input }): Promise<Invoice[]> {
    const invoiceMonth = monthOf(input.invoiceMonth);
    refuseInput({
      invoiceDate: futureRefusal('Enter valid Invoice Date', invoiceDate, today()),
      invoiceMonth: futureRefusal('Enter valid Invoice Month', invoiceMonth, today()),
    });
    const locked = await db.lockMany(CargoConsignment, await cargoIdsOf(db, cargoIds));
    const made: Invoice[] = [];
    const making = { day: invoiceDate, branchId: db.branchId };
    for (const { customer, branchId, bill, held } of await billsOf(db, billable(locked), payer, making)) {
      const inCash = amountOf(held.filter(({ paymentMode }) => paymentMode === 'Cash'));
      const totalConsignments = held.length;
      const dates = { invoiceDate, invoiceMonth, branchId };
      // It may not be deleted before the invoice names it.
      const named = await db.named(Customer, String(customer.id), 'Customer', 'cargoIds');
      made.push(await insertBill(db, bill, named, { ...dates, billed: { cargo: held }, totalConsignments, inCash }));
    }
    return made;
  },
});

const amountOf = (held: readonly CargoConsignment[]): Paise =>
  held.reduce((sum, { toPayAmount }) => sum + (toPayAmount ?? 0), 0);

/** Distinct; each is there. */
async function cargoIdsOf(db: Reader, refs: readonly string[]): Promise<number[]> {
  const { ids, uniqueIds } = splitRefs([...new Set(refs)]);
  const found = await db.seen
    .select(CargoConsignment, 'r')
    .where('(r.id IN (:...ids) OR r.uniqueId IN (:...uniqueIds)) AND r.deletedOn IS NULL', {
      ids: ids.length > 0 ? ids : [0],
      uniqueIds: uniqueIds.length > 0 ? uniqueIds : [''],
    })
    .getMany();
  const known = new Set<number | string>(found.flatMap(({ id, uniqueId }) => [id, uniqueId]));
  if ([...ids, ...uniqueIds].some((ref) => !known.has(ref))) throw badInput('Consignment not found', 'cargoIds');
  return found.map(({ id }) => id);
}

/** Throws one refusal that names all which it refuses. */
function billable(chosen: readonly CargoConsignment[]): readonly CargoConsignment[] {
  const rules: ((c: CargoConsignment) => Refusal)[] = [cargoRefusal.invoice, cargoRefusal.invoiceUnpriced];
  for (const refusalOf of rules) {
    const refused = chosen.filter((c) => refusalOf(c) !== null);
    const [first] = refused;
    if (first) refuse(`${refusalOf(first)}: ${refused.map(({ awbNo }) => awbNo).join(', ')}`);
  }
  return chosen;
}

interface CargoBill {
  customer: Customer;
  branchId: number;
  bill: Bill;
  held: readonly CargoConsignment[];
}

/** By customer and registration, what is not paid first, and courier services first. */
async function billsOf(
  db: Reader,
  chosen: readonly CargoConsignment[],
  payer: CargoPayer,
  { day, branchId: preferred }: Making,
): Promise<CargoBill[]> {
  const payerOf = ({ senderId, receiverId }: CargoConsignment) => (payer === 'Sender' ? senderId : receiverId);
  const byCustomer = groupBy(chosen, payerOf);
  const customers = await db.byIds(Customer, [...byCustomer.keys()], ['company', 'gst', 'gstCategory', 'deletedOn']);
  const services = await bookedServices(db);
  const bills: CargoBill[] = [];
  for (const [customerId, ofCustomer] of byCustomer) {
    const customer = customers.get(customerId);
    if (!customer) throw badInput('Customer not found', 'cargoIds');
    for (const { rows, branchId } of await byRegistration(db, ofCustomer, preferred)) {
      const parties = await partiesOf(db, customer, day, branchId);
      const groups = groupBy(rows, (cargo) => `${services.ofCargo(cargo, day)}\n${cargo.paymentStatus === 'Paid'}`);
      const parts = [...groups].map(([key, held]) => ({
        service: key.split('\n')[0] ?? '',
        isCash: key.endsWith('true'),
        held,
      }));
      for (const { service, isCash, held } of parts.sort(
        (one, other) => courierFirst(one.service, other.service) || Number(one.isCash) - Number(other.isCash),
      )) {
        const buyer = { ...parties, ...services.terms(service, day, !isUnregistered(parties)) };
        const amounts = held.map(({ toPayAmount }) => toPayAmount ?? 0);
        const bill = billOver(amounts, { buyer, isCash, state: customer.company, field: 'cargoIds' });
        bills.push({ customer, branchId, bill, held });
      }
    }
  }
  return bills;
}
