import { textOrNull } from '../../../domain/values/text';
import { useOf } from '../../../db/schema/uses';
import { customerRefusal } from '../../../domain/policy/customers';
import { hasPermission } from '../../../domain/policy/roles';
import { AppError, refuse, refuseInput } from '../../../core/operation/errors';
import { normalizeGstin } from '../../../domain/tax/gstin';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { registrationRefusals } from '../../../domain/parties/registration';
import { City } from '../locations/city.entity';
import { State } from '../locations/state.entity';
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
  const details = { ...detailsOf(input), cityId: await cityIdOf(db, input) };
  await refuseRegistration(db, details);
  return db.insert(Customer, {
    ...details,
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
    const refusal = isMoved ? customerRefusal.email(hasPermission('customers:email', user)) : null;
    if (refusal) throw new AppError('FORBIDDEN', refusal, [refusal], { email: [refusal] });
    const cityId = await cityIdOf(db, input);
    await refuseRegistration(db, { ...details, cityId }, found);
    return db.update(found, { ...details, cityId });
  },
});

const registration = ['gst', 'gstCategory', 'pinCode', 'cityId'] as const;

/** What is not given stands as in `found`; a customer whose registration stays is not asked about it. */
async function refuseRegistration(db: Reader, given: Partial<Customer>, found: Partial<Customer> = {}): Promise<void> {
  const told = registration.filter((name) => given[name] !== undefined);
  if (told.every((name) => (given[name] ?? null) === (found[name] ?? null))) return;
  const valueOf = <Name extends (typeof registration)[number]>(name: Name) =>
    (given[name] === undefined ? found[name] : given[name]) ?? null;
  const cityId = valueOf('cityId');
  const city = cityId === null ? null : await db.find(City, { id: cityId });
  const state = city && (await db.find(State, { id: city.stateId }));
  refuseInput(
    registrationRefusals({
      gst: valueOf('gst'),
      gstCategory: valueOf('gstCategory'),
      pinCode: valueOf('pinCode'),
      stateCode: state?.code ?? null,
    }),
  );
}

export const deleteCustomer = command({
  action: 'deleteCustomer',
  input: RecordInput,
  undo: { undeletes: Customer },
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
