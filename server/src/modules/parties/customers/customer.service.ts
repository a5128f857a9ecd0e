import { textOrNull } from '../../../domain/values/text';
import { useOf } from '../../../db/schema/uses';
import { customerRefusal } from '../../../domain/policy/customers';
import { hasPermission } from '../../../domain/policy/roles';
import { AppError, refuse } from '../../../core/operation/errors';
import { normalizeGstin } from '../../../domain/tax/gstin';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import type { Writer } from '../../../db/write/writer';
import { City } from '../locations/city.entity';
import { Customer } from './customer.entity';
import { CreateCustomerInput, UpdateCustomerInput } from './customer.inputs';
import { customerList, CustomerSearch } from './customer.list';

export const customers = listQuery('customers', CustomerSearch, customerList);

export const customer = recordQuery('customer', Customer);

export const createCustomer = command({
  action: 'createCustomer',
  input: CreateCustomerInput,
  run: addCustomer,
});

/** Adds in the caller's transaction; the input is valid by its class. */
export async function addCustomer({ db }: CommandContext, input: CreateCustomerInput): Promise<Customer> {
  const cityId = await cityIdOf(db, input);
  return db.insert(Customer, {
    ...detailsOf(input),
    cityId,
    creditDays: null,
    creditLimit: null,
    lastActiveDate: null,
  });
}

/** Undefined if the input does not name a city, null if it says that there is none. */
async function cityIdOf(db: Writer, { cityId }: CreateCustomerInput): Promise<number | null | undefined> {
  return cityId ? (await db.named(City, cityId, 'City', 'cityId')).id : cityId === undefined ? undefined : null;
}

export const updateCustomer = command({
  action: 'updateCustomer',
  input: UpdateCustomerInput,
  async run({ db, user }, input) {
    const found = await db.lock(Customer, input.uniqueId, input.version);
    const details = detailsOf(input);
    const isMoved = details.email !== undefined && (details.email ?? '') !== (found.email ?? '');
    const refusal = isMoved ? customerRefusal.email(hasPermission('customers:email', user?.role)) : null;
    if (refusal) throw new AppError('FORBIDDEN', refusal, [refusal], { email: [refusal] });
    return db.update(found, { ...details, cityId: await cityIdOf(db, input) });
  },
});

export const deleteCustomer = command({
  action: 'deleteCustomer',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const found = await db.lock(Customer, uniqueId, version);
    refuse(customerRefusal.delete({ usedBy: await useOf(db, found) }));
    return db.delete(found);
  },
});

const detailsOf = (input: CreateCustomerInput) => ({
  ...storedValues(input, ['cityId']),
  address: textOrNull(input.address),
  gst: normalizeGstin(input.gst ?? '') || null,
});
