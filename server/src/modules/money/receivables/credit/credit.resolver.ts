import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { Customer } from '../../../parties/customers/customer.entity';
import { CreditLift } from './credit.entity';
import { customerCredit, CustomerCredit, liftCredit, setCredit } from './credit.service';

export const creditResolver = resolver(
  field(customerCredit, CustomerCredit),
  field(setCredit, Customer),
  keyedField(liftCredit, CreditLift),
);
