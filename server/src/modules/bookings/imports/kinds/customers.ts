import { Customer } from '../../../parties/customers/customer.entity';
import { CreateCustomerInput } from '../../../parties/customers/customer.inputs';
import { addCustomer } from '../../../parties/customers/customer.service';
import { importKind } from './importKind';

export const customers = importKind<CreateCustomerInput>({
  action: 'createCustomer',
  entity: Customer,
  input: CreateCustomerInput,
  inputOf: (values) => Object.assign(new CreateCustomerInput(), values),
  refusals: () => ({}),
  create: addCustomer,
});
