import { Customer } from '../../customers/customer.entity';
import { CreateCustomerInput } from '../../customers/customer.inputs';
import { addCustomer } from '../../customers/customer.service';
import type { ImportKindSpec } from './importKind';

export const customers: ImportKindSpec<CreateCustomerInput> = {
  action: 'createCustomer',
  entity: Customer,
  input: CreateCustomerInput,
  inputOf: (values) => Object.assign(new CreateCustomerInput(), values),
  refusals: () => ({}),
  create: addCustomer,
};
